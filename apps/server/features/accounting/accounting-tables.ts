import type { OwnedTables } from '../../platform/privacy/owner.ts'

export interface LedgerAccountTable {
  /** A role of the ledger, or `kind:` and the id of a kind of permit. */
  place: string
  account: string
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    ledger_account: LedgerAccountTable
  }
}

export const accountingTables: OwnedTables = {
  ledger_account: { place: 'impersonal', account: 'impersonal' },
}
