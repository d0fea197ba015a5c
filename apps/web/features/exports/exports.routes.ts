import type { listExports, listExportSchedules } from '@dovolilnice/contract/exports/operations'
import { screens } from '@dovolilnice/contract/screens'
import { lazyScreen, insideScreen, searchOf, type ListSearch, type Prefixed } from '../../platform/routing/screen.ts'

export const exportRoutes = [
  insideScreen({
    path: screens.exports,
    title: { sl: 'Izvoz podatkov', en: 'Data exports' },
    search: searchOf<ListSearch<typeof listExports> & Prefixed<'monthly.', ListSearch<typeof listExportSchedules>>>(),
    component: lazyScreen(() => import('./exports-screen.tsx'), 'ExportsScreen'),
  }),
] as const
