import { IconSettings } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const settingsDrawer: readonly DrawerEntry[] = [{ to: '/nastavitve', icon: IconSettings, letter: 't', shownTo: 'everyone' }]
