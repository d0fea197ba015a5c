import type { listClosings, listMovements } from '@dovolilnice/contract/counter/operations'
import { screens } from '@dovolilnice/contract/screens'
import type { ScreenQueries } from '@dovolilnice/contract/screens'
import { lazyScreen } from '../../platform/routing/lazy-screen.ts'
import { insideScreen } from '../../platform/routing/screen.ts'
import { searchOf } from '../../platform/routing/search.ts'
import type { ListSearch } from '../../platform/routing/search.ts'

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
