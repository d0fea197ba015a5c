import { IconIdBadge2 } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const permitDrawer: readonly DrawerEntry[] = [{ to: '/dovolilnice/', icon: IconIdBadge2, letter: 'd' }]
