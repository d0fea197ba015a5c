import { IconParking } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const parkingDrawer: readonly DrawerEntry[] = [{ to: '/parkiranje', icon: IconParking, letter: 'k', shownTo: 'everyone' }]
