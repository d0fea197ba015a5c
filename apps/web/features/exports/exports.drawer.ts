import { IconFileExport } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const exportDrawer: readonly DrawerEntry[] = [{ to: '/izvoz-podatkov', icon: IconFileExport, letter: 'x', shownTo: 'everyone' }]
