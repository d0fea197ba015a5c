import type { listClosings, listMovements } from '@dovolilnice/contract/counter/operations'
import { screens, type ScreenQueries } from '@dovolilnice/contract/screens'
import { lazyScreen, insideScreen, searchOf, type ListSearch } from '../../platform/routing/screen.ts'

/** Which part is shown, which closing's dialog is open, and the query of the list that is shown. */
type CounterSearch = { tab?: 'movements' | 'closings' } & ScreenQueries['counter'] & ListSearch<typeof listMovements | typeof listClosings>

export const counterRoutes = [
  insideScreen({
    path: screens.counter,
    title: { sl: 'Blagajna', en: 'Counter' },
    permission: 'payments:read',
    search: searchOf<CounterSearch>(),
    component: lazyScreen(() => import('./counter-screen.tsx'), 'CounterScreen'),
  }),
] as const
