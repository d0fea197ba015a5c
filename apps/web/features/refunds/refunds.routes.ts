import type { listRefunds } from '@dovolilnice/contract/refunds/operations'
import { screens, type ScreenQueries } from '@dovolilnice/contract/screens'
import { lazyScreen, insideScreen, searchOf, type ListSearch } from '../../platform/routing/screen.ts'

export const refundRoutes = [
  insideScreen({
    path: screens.refunds,
    title: { sl: 'Vračila', en: 'Refunds' },
    permission: 'payments:read',
    search: searchOf<ListSearch<typeof listRefunds> & ScreenQueries['refunds']>(),
    component: lazyScreen(() => import('./refunds-screen.tsx'), 'RefundsScreen'),
  }),
] as const
