import { IconCash } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const paymentDrawer: readonly DrawerEntry[] = [{ to: '/placila', icon: IconCash, letter: 'p' }]
