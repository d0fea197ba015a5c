import { screens } from '@dovolilnice/contract/screens'
import type { ScreenQueries } from '@dovolilnice/contract/screens'
import { lazyScreen } from '../../platform/routing/lazy-screen.ts'
import { insideScreen } from '../../platform/routing/screen.ts'
import { searchOf } from '../../platform/routing/search.ts'

export const settingsRoutes = [
  insideScreen({
    path: screens.settings,
    title: { sl: 'Nastavitve', en: 'Settings' },
    search: searchOf<ScreenQueries['settings']>(),
    component: lazyScreen(() => import('./settings-screen.tsx'), 'SettingsScreen'),
  }),
] as const
