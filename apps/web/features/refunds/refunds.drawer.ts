import { IconReceiptRefund } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const refundDrawer: readonly DrawerEntry[] = [{ to: '/vracila', icon: IconReceiptRefund }]
