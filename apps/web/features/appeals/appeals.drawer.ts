import { IconScale } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer-entry.ts'

export const appealDrawer: readonly DrawerEntry[] = [{ to: '/pritozbe', icon: IconScale, letter: 'i' }]
