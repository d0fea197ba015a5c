import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    BollardsTab: object
  }
}

export const bollardParts: PartsOf<'BollardsTab'> = {
  BollardsTab: lazyPart(() => import('./keep/bollards-tab.tsx').then(({ BollardsTab }) => BollardsTab)),
}
