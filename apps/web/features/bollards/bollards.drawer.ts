import { IconAlertTriangle, IconBarrierBlock, IconHistory, IconTicket, IconWalk } from '@tabler/icons-react'
import { useOperatorResources } from '../../platform/resources/role-resources.ts'
import type { DrawerEntry } from '../../ui/shell/inside/drawer.tsx'

export const bollardDrawer: readonly DrawerEntry[] = [
  { to: '/potopni-stebricki/upravljanje', icon: IconBarrierBlock, letter: 's', useWaiting: () => useOperatorResources()?.attention },
  { to: '/potopni-stebricki/prehodi', icon: IconWalk },
  { to: '/potopni-stebricki/prepustnice', icon: IconTicket },
  { to: '/potopni-stebricki/opozorila', icon: IconAlertTriangle },
  { to: '/potopni-stebricki/arhiv', icon: IconHistory },
]
