import { IconUsers } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const userDrawer: readonly DrawerEntry[] = [{ to: '/uporabniki', icon: IconUsers, letter: 'u' }]
