import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    /** What came for an application and what is still open; nothing where nothing is to be paid. */
    ReceivedSheet: { application: { id: string; fee_cents: number; status: string } }
    /** That a statement is missing or does not add up; nothing where none is. */
    StatementFaults: object
  }
}

export const paymentParts: PartsOf<'ReceivedSheet' | 'StatementFaults'> = {
  ReceivedSheet: lazyPart(() => import('./received-sheet.tsx').then(({ ReceivedSheet }) => ReceivedSheet)),
  StatementFaults: lazyPart(() => import('./statements-list.tsx').then(({ FaultsNotice }) => FaultsNotice)),
}
