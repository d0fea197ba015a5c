import type { listActDrafts } from '@dovolilnice/contract/acts/drafts/list-act-drafts'
import { screens } from '@dovolilnice/contract/screens'
import { lazyScreen } from '../../platform/routing/lazy-screen.ts'
import { insideScreen } from '../../platform/routing/screen.ts'
import { searchOf } from '../../platform/routing/search.ts'
import type { ListSearch } from '../../platform/routing/search.ts'

export const actRoutes = [
  insideScreen({
    path: screens.acts,
    title: { sl: 'Akti', en: 'Acts' },
    permission: 'applications:read',
    search: searchOf<ListSearch<typeof listActDrafts>>(),
    component: lazyScreen(() => import('./acts-screen.tsx'), 'ActsScreen'),
  }),
  insideScreen({
    path: screens.actTexts,
    title: { sl: 'Nastavitve in besedila aktov', en: 'Settings and texts of acts' },
    permission: 'parameters:write',
    component: lazyScreen(() => import('./act-texts-screen.tsx'), 'ActTextsScreen'),
  }),
] as const
