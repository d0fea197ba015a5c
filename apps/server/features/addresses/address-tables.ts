import type { DeclaredTables } from '../../platform/privacy/owner.ts'
import { defineTable, integer, text, type TableOf } from '../../platform/database/define-table.ts'

const addressTable = defineTable({
  street: text('impersonal'),
  street_key: text('impersonal'),
  number: integer('impersonal'),
  suffix: text('impersonal'),
  post_code: text('impersonal'),
  // Empty where the list names none.
  settlement: text('impersonal').byDefault(),
  settlement_key: text('impersonal').byDefault(),
  zone: text('impersonal'),
})

declare module '../../platform/database/db.ts' {
  interface Tables {
    address: TableOf<typeof addressTable.columns>
  }
}

/** Houses of the town, no person's address. */
export const addressTables = { address: addressTable } satisfies DeclaredTables
