import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    LedgerAccountsSheet: object
  }
}

export const accountingParts: PartsOf<'LedgerAccountsSheet'> = {
  LedgerAccountsSheet: lazyPart(() => import('./ledger-accounts-sheet.tsx').then(({ LedgerAccountsSheet }) => LedgerAccountsSheet)),
}
