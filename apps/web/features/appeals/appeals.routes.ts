import type { listAppeals } from '@dovolilnice/contract/appeals/operations'
import { screens } from '@dovolilnice/contract/screens'
import { lazyScreen, insideScreen, searchOf, type ListSearch } from '../../platform/routing/screen.ts'

export const appealRoutes = [
  insideScreen({
    path: screens.appeals,
    title: { sl: 'Pritožbe', en: 'Appeals' },
    permission: 'applications:read',
    search: searchOf<ListSearch<typeof listAppeals>>(),
    component: lazyScreen(() => import('./appeals-screen.tsx'), 'AppealsScreen'),
  }),
  insideScreen({
    path: screens.appeal,
    title: { sl: 'Pritožba', en: 'Appeal' },
    permission: 'applications:read',
    component: lazyScreen(() => import('./appeal-screen.tsx'), 'AppealScreen'),
  }),
] as const
