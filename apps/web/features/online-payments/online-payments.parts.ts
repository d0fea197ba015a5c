import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    /** The card payments of an application that were begun; nothing where there is none. */
    OnlinePaymentsSheet: { application: { id: string; fee_cents: number } }
  }
}

export const onlinePaymentParts: PartsOf<'OnlinePaymentsSheet'> = {
  OnlinePaymentsSheet: lazyPart(() => import('./online-payments-sheet.tsx').then(({ OnlinePaymentsSheet }) => OnlinePaymentsSheet)),
}
