import { IconClipboardText, IconPlus } from '@tabler/icons-react'
import { useAdminResources } from '../../platform/resources/role-resources.ts'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const applicationDrawer: readonly DrawerEntry[] = [
  { to: '/nadzorna-plosca/vloge/parkirna-dovolilnica', icon: IconPlus, shownTo: 'regular', exact: true },
  { to: '/vloge', icon: IconClipboardText, letter: 'v', useWaiting: () => useAdminResources()?.waiting_applications },
]
