import { lazyPart } from '../../ui/states/lazy-part.tsx'
import type { PartsOf } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    LedgerAccountsSheet: object
  }
}

export const accountingParts: PartsOf<'LedgerAccountsSheet'> = {
  LedgerAccountsSheet: lazyPart(() => import('./ledger-accounts-sheet.tsx').then(({ LedgerAccountsSheet }) => LedgerAccountsSheet)),
}
