import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    OwnPermitCards: object
  }
}

export const permitParts: PartsOf<'OwnPermitCards'> = {
  OwnPermitCards: lazyPart(() => import('./card/own-permit-cards.tsx').then(({ OwnPermitCards }) => OwnPermitCards)),
}
