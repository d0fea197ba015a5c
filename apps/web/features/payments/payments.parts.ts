import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    ReceivedSheet: { application: { id: string; fee_cents: number; status: string } }
    StatementFaults: object
  }
}

export const paymentParts: PartsOf<'ReceivedSheet' | 'StatementFaults'> = {
  ReceivedSheet: lazyPart(() => import('./received-sheet.tsx').then(({ ReceivedSheet }) => ReceivedSheet)),
  StatementFaults: lazyPart(() => import('./statements-list.tsx').then(({ FaultsNotice }) => FaultsNotice)),
}
