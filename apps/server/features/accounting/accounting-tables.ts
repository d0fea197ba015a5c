import { column, defineTable, type TablesOf } from '../../platform/database/define-table.ts'

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof accountingTables> {}
}

export const accountingTables = {
  ledger_account: defineTable({
    // A role of the ledger, or `kind:` and the id of a kind of permit.
    place: column.text('impersonal'),
    account: column.text('impersonal'),
  }),
}
