import { IconScale } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const appealDrawer: readonly DrawerEntry[] = [{ to: '/pritozbe', icon: IconScale, letter: 'i' }]
