import { IconGavel } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer-entry.ts'

export const actDrawer: readonly DrawerEntry[] = [{ to: '/akti', icon: IconGavel, letter: 'a' }]
