import type { listActDrafts } from '@dovolilnice/contract/acts/drafts/operations'
import type { listActs } from '@dovolilnice/contract/acts/record/operations'
import { screens, type ScreenQueries } from '@dovolilnice/contract/screens'
import { lazyScreen, frontScreen, insideScreen, searchOf, type ListSearch } from '../../platform/routing/screen.ts'

/** Which part is shown, which act's dialog is open, and the query of the list that is shown. */
type ActsSearch = { tab?: 'issued' } & ScreenQueries['acts'] & ListSearch<typeof listActDrafts | typeof listActs>

export const actFrontRoutes = [
  frontScreen({
    path: screens.hearing,
    title: { sl: 'Seznanitev z ugotovitvami', en: 'What was found out' },
    search: searchOf<ScreenQueries['hearing']>(),
    component: lazyScreen(() => import('./hearing/hearing-screen.tsx'), 'HearingScreen'),
  }),
] as const

export const actRoutes = [
  insideScreen({
    path: screens.acts,
    title: { sl: 'Akti', en: 'Acts' },
    permission: 'applications:read',
    search: searchOf<ActsSearch>(),
    component: lazyScreen(() => import('./acts-screen.tsx'), 'ActsScreen'),
  }),
  insideScreen({
    path: screens.actTexts,
    title: { sl: 'Nastavitve in besedila aktov', en: 'Settings and texts of acts' },
    permission: 'parameters:write',
    component: lazyScreen(() => import('./act-texts-screen.tsx'), 'ActTextsScreen'),
  }),
] as const
