import { IconMail } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const outboxDrawer: readonly DrawerEntry[] = [{ to: '/odhodna-posta', icon: IconMail, letter: 'm' }]
