import type { listAccessLog, listPermitHolders } from '@dovolilnice/contract/access/operations'
import { screens } from '@dovolilnice/contract/screens'
import { dashboardGuard } from '../../platform/routing/guards.ts'
import { lazyScreen, insideScreen, searchOf, type ListSearch, type Prefixed } from '../../platform/routing/screen.ts'

/** Each list of the dashboard keeps its state under a prefix of its own. */
type DashboardSearch = Prefixed<'log.', ListSearch<typeof listAccessLog>> & Prefixed<'holder.', ListSearch<typeof listPermitHolders>>

export const dashboardRoutes = [
  insideScreen({
    path: screens.dashboard,
    title: { sl: 'Nadzorna plošča', en: 'Dashboard' },
    guard: dashboardGuard,
    search: searchOf<DashboardSearch>(),
    component: lazyScreen(() => import('./dashboard-screen.tsx'), 'DashboardScreen'),
  }),
] as const
