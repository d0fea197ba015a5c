import { IconReceiptRefund } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer-entry.ts'

export const refundDrawer: readonly DrawerEntry[] = [{ to: '/vracila', icon: IconReceiptRefund }]
