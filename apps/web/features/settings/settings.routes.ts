import { screens, type ScreenQueries } from '@dovolilnice/contract/screens'
import { lazyScreen, insideScreen, searchOf } from '../../platform/routing/screen.ts'

export const settingsRoutes = [
  insideScreen({
    path: screens.settings,
    title: { sl: 'Nastavitve', en: 'Settings' },
    search: searchOf<ScreenQueries['settings']>(),
    component: lazyScreen(() => import('./settings-screen.tsx'), 'SettingsScreen'),
  }),
  insideScreen({
    path: screens.settingsRoom,
    title: { sl: 'Nastavitve', en: 'Settings' },
    permission: 'parameters:write',
    search: searchOf<{ polje?: string }>(),
    component: lazyScreen(() => import('./rooms/settings-room-screen.tsx'), 'SettingsRoomScreen'),
  }),
] as const
