import { IconShieldLock } from '@tabler/icons-react'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const privacyDrawer: readonly DrawerEntry[] = [{ to: '/varstvo-podatkov', icon: IconShieldLock }]
