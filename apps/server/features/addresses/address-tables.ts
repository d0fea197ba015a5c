import { column, defineTable, type TablesOf } from '../../platform/database/define-table.ts'

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof addressTables> {}
}

/** Houses of the town, no person's address. */
export const addressTables = {
  address: defineTable({
    street: column.text('impersonal'),
    street_key: column.text('impersonal'),
    number: column.integer('impersonal'),
    suffix: column.text('impersonal'),
    post_code: column.text('impersonal'),
    // Empty where the list names none.
    settlement: column.text('impersonal').byDefault(),
    settlement_key: column.text('impersonal').byDefault(),
    zone: column.text('impersonal'),
  }),
}
