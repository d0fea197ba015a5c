import { screens } from '@dovolilnice/contract/screens'
import { lazyScreen, insideScreen, searchOf } from '../../platform/routing/screen.ts'
import type { ParkingPlace } from './overview/use-parking-place.ts'

export const parkingRoutes = [
  insideScreen({
    path: screens.parking,
    title: { sl: 'Parkiranje', en: 'Parking' },
    search: searchOf<ParkingPlace>(),
    component: lazyScreen(() => import('./overview/parking-screen.tsx'), 'ParkingScreen'),
  }),
] as const
