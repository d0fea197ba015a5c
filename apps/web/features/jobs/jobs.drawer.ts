import { IconStack2 } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const jobDrawer: readonly DrawerEntry[] = [{ to: '/opravila', icon: IconStack2, letter: 'o' }]
