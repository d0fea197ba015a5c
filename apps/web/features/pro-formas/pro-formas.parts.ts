import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { lazyPart } from '../../ui/states/lazy-part.tsx'
import type { PartsOf } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    ProFormasSheet: { application: ApplicationDetails }
  }
}

export const proFormaParts: PartsOf<'ProFormasSheet'> = {
  ProFormasSheet: lazyPart(() => import('./pro-formas-sheet.tsx').then(({ ProFormasSheet }) => ProFormasSheet)),
}
