import { IconGavel } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const actDrawer: readonly DrawerEntry[] = [{ to: '/akti', icon: IconGavel, letter: 'a' }]
