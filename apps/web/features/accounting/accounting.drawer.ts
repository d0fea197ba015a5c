import { IconReportMoney } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const accountingDrawer: readonly DrawerEntry[] = [{ to: '/prihodki', icon: IconReportMoney }]
