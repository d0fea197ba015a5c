import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'
import type { InvoicesSheetProps } from './invoices-sheet.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    InvoicesSheet: InvoicesSheetProps
    UnverifiedSheet: object
  }
}

export const invoiceParts: PartsOf<'InvoicesSheet' | 'UnverifiedSheet'> = {
  InvoicesSheet: lazyPart(() => import('./invoices-sheet.tsx').then(({ InvoicesSheet }) => InvoicesSheet)),
  UnverifiedSheet: lazyPart(() => import('./unverified-sheet.tsx').then(({ UnverifiedSheet }) => UnverifiedSheet)),
}
