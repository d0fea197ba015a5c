import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    AdministrativeFeeSheet: { application: { id: string; number: string } }
  }
}

export const administrativeFeeParts: PartsOf<'AdministrativeFeeSheet'> = {
  AdministrativeFeeSheet: lazyPart(() => import('./administrative-fee-sheet.tsx').then((part) => part.AdministrativeFeeSheet)),
}
