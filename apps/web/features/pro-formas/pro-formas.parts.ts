import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    ProFormasSheet: { application: ApplicationDetails }
  }
}

export const proFormaParts: PartsOf<'ProFormasSheet'> = {
  ProFormasSheet: lazyPart(() => import('./pro-formas-sheet.tsx').then(({ ProFormasSheet }) => ProFormasSheet)),
}
