import { screens } from '@dovolilnice/contract/screens'
import { lazyScreen, insideScreen } from '../../platform/routing/screen.ts'

export const wardenRoutes = [
  insideScreen({
    path: screens.warden,
    title: { sl: 'Preverjanje parkiranja', en: 'Parking check' },
    permission: 'parking:check',
    component: lazyScreen(() => import('./warden-screen.tsx'), 'WardenScreen'),
  }),
] as const
