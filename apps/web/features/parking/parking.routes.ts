import { screens } from '@dovolilnice/contract/screens'
import { lazyScreen } from '../../platform/routing/lazy-screen.ts'
import { insideScreen } from '../../platform/routing/screen.ts'
import { searchOf } from '../../platform/routing/search.ts'
import type { ParkingPlace } from './overview/use-parking-place.ts'

export const parkingRoutes = [
  insideScreen({
    path: screens.parking,
    title: { sl: 'Parkiranje', en: 'Parking' },
    search: searchOf<ParkingPlace>(),
    component: lazyScreen(() => import('./overview/parking-screen.tsx'), 'ParkingScreen'),
  }),
] as const
