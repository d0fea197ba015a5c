import { IconCashRegister } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const counterDrawer: readonly DrawerEntry[] = [{ to: '/blagajna', icon: IconCashRegister, letter: 'b' }]
