import type { listRefunds } from '@dovolilnice/contract/refunds/operations'
import { screens } from '@dovolilnice/contract/screens'
import type { ScreenQueries } from '@dovolilnice/contract/screens'
import { lazyScreen } from '../../platform/routing/lazy-screen.ts'
import { insideScreen } from '../../platform/routing/screen.ts'
import { searchOf } from '../../platform/routing/search.ts'
import type { ListSearch } from '../../platform/routing/search.ts'

export const refundRoutes = [
  insideScreen({
    path: screens.refunds,
    title: { sl: 'Vračila', en: 'Refunds' },
    permission: 'payments:read',
    search: searchOf<ListSearch<typeof listRefunds> & ScreenQueries['refunds']>(),
    component: lazyScreen(() => import('./refunds-screen.tsx'), 'RefundsScreen'),
  }),
] as const
