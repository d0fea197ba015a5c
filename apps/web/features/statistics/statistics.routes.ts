import { screens } from '@dovolilnice/contract/screens'
import { lazyScreen, insideScreen, searchOf } from '../../platform/routing/screen.ts'

/** The period as local days (`until` is the last one), and the id of a kind of permit. */
interface StatisticsSearch {
  from?: string
  until?: string
  kind?: string
}

export const statisticsRoutes = [
  insideScreen({
    path: screens.statistics,
    title: { sl: 'Statistika', en: 'Statistics' },
    permission: 'admin:resources',
    search: searchOf<StatisticsSearch>(),
    component: lazyScreen(() => import('./statistics-screen.tsx'), 'StatisticsScreen'),
  }),
] as const
