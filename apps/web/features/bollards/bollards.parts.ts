import { lazyPart } from '../../ui/states/lazy-part.tsx'
import type { PartsOf } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    /** The bollards as they are set up. */
    BollardsTab: object
  }
}

export const bollardParts: PartsOf<'BollardsTab'> = {
  BollardsTab: lazyPart(() => import('./keep/bollards-tab.tsx').then(({ BollardsTab }) => BollardsTab)),
}
