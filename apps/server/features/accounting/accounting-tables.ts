import type { DeclaredTables } from '../../platform/privacy/owner.ts'
import { defineTable, text, type TableOf } from '../../platform/database/define-table.ts'

const ledgerAccountTable = defineTable({
  // A role of the ledger, or `kind:` and the id of a kind of permit.
  place: text('impersonal'),
  account: text('impersonal'),
})

declare module '../../platform/database/db.ts' {
  interface Tables {
    ledger_account: TableOf<typeof ledgerAccountTable.columns>
  }
}

export const accountingTables = {
  ledger_account: ledgerAccountTable,
} satisfies DeclaredTables
