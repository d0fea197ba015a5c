import { IconReceiptEuro } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const invoiceDrawer: readonly DrawerEntry[] = [{ to: '/racuni', icon: IconReceiptEuro, letter: 'r' }]
