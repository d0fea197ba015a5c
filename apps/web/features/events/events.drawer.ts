import { IconListDetails } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const eventDrawer: readonly DrawerEntry[] = [{ to: '/dogodki', icon: IconListDetails, letter: 'g' }]
