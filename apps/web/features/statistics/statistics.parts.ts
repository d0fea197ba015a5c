import { type PartsOf, lazyPart } from '../../ui/states/part.tsx'

declare module '../../ui/states/part.tsx' {
  interface Parts {
    StatisticsSheet: object
  }
}

export const statisticsParts: PartsOf<'StatisticsSheet'> = {
  StatisticsSheet: lazyPart(() => import('./statistics-sheet.tsx').then(({ StatisticsSheet }) => StatisticsSheet)),
}
