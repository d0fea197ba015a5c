import type { listOperatorPassages } from '@dovolilnice/contract/access/operations'
import type { listPasses } from '@dovolilnice/contract/access/passes'
import type { listBollardAlerts } from '@dovolilnice/contract/bollards/alerts/operations'
import type { listBollardEvents } from '@dovolilnice/contract/bollards/operations'
import { screens } from '@dovolilnice/contract/screens'
import { lazyScreen, insideScreen, searchOf, type ListSearch } from '../../platform/routing/screen.ts'

export const bollardRoutes = [
  insideScreen({
    path: screens.bollardControl,
    title: { sl: 'Upravljanje stebričkov', en: 'Bollard control' },
    permission: 'bollards:control',
    component: lazyScreen(() => import('./bollard-control-screen.tsx'), 'BollardControlScreen'),
  }),
  insideScreen({
    path: screens.gatePassages,
    title: { sl: 'Prehodi in zavrnitve', en: 'Passages and refusals' },
    permission: 'plates:check',
    search: searchOf<ListSearch<typeof listOperatorPassages>>(),
    component: lazyScreen(() => import('./passages/gate-passages-screen.tsx'), 'GatePassagesScreen'),
  }),
  insideScreen({
    path: screens.passes,
    title: { sl: 'Prepustnice', en: 'Passes' },
    permission: 'passes:issue',
    search: searchOf<ListSearch<typeof listPasses>>(),
    component: lazyScreen(() => import('./passes/passes-screen.tsx'), 'PassesScreen'),
  }),
  insideScreen({
    path: screens.bollardAlerts,
    title: { sl: 'Opozorila stebričkov', en: 'Alerts of bollards' },
    permission: 'bollards:read',
    search: searchOf<ListSearch<typeof listBollardAlerts>>(),
    component: lazyScreen(() => import('./alerts/alerts-screen.tsx'), 'BollardAlertsScreen'),
  }),
  insideScreen({
    path: screens.bollardHistory,
    title: { sl: 'Arhiv stebričkov', en: 'Bollard history' },
    permission: 'bollards:read',
    search: searchOf<ListSearch<typeof listBollardEvents>>(),
    component: lazyScreen(() => import('./bollard-history-screen.tsx'), 'BollardHistoryScreen'),
  }),
] as const
