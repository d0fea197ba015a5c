import { IconShieldCheck } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const wardenDrawer: readonly DrawerEntry[] = [{ to: '/redarstvo', icon: IconShieldCheck }]
