import { IconMailExclamation } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const notificationDrawer: readonly DrawerEntry[] = [{ to: '/neposlana-sporocila', icon: IconMailExclamation }]
