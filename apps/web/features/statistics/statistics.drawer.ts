import { IconChartBar } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const statisticsDrawer: readonly DrawerEntry[] = [{ to: '/statistika', icon: IconChartBar, letter: 'h' }]
