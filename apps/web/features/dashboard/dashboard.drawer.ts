import { IconLayoutDashboard } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const dashboardDrawer: readonly DrawerEntry[] = [{ to: '/nadzorna-plosca', icon: IconLayoutDashboard, letter: 'n', exact: true }]
