import type { Text } from '@dovolilnice/contract/locale'
import type { Permission } from '@dovolilnice/contract/permissions'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import {
  IconBarrierBlock,
  IconClipboardText,
  IconFileDownload,
  IconHistory,
  IconIdBadge2,
  IconLayoutDashboard,
  IconListDetails,
  IconParking,
  IconPlus,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { titles } from '../screen-titles.ts'

export interface DrawerEntry {
  to: string
  title: Text
  icon: Icon
}

interface Rule extends DrawerEntry {
  /** Shown to those who hold it; absent: to everyone but operators, whose work is at the bollards. */
  permission?: Permission
  /** Shown to regular users only: staff has another way to the same. */
  ownOnly?: boolean
  everyone?: boolean
}

const rules: readonly (readonly Rule[])[] = [
  [
    { to: '/nadzorna-plosca', title: titles.dashboard, icon: IconLayoutDashboard },
    { to: '/nadzorna-plosca/vloge/parkirna-dovolilnica', title: titles.ownApplication, icon: IconPlus, ownOnly: true },
    { to: '/vloge', title: titles.applications, icon: IconClipboardText },
    { to: '/dovolilnice/', title: titles.permits, icon: IconIdBadge2 },
    { to: '/parkiranje', title: titles.parking, icon: IconParking },
  ],
  [
    { to: '/uporabniki', title: titles.users, icon: IconUsers, permission: 'users:read' },
    { to: '/dogodki', title: titles.events, icon: IconListDetails, permission: 'events:read' },
    { to: '/izvoz-podatkov', title: titles.exports, icon: IconFileDownload, permission: 'exports:read' },
  ],
  [
    { to: '/potopni-stebricki/upravljanje', title: titles.bollardControl, icon: IconBarrierBlock, permission: 'bollards:control' },
    { to: '/potopni-stebricki/arhiv', title: titles.bollardHistory, icon: IconHistory, permission: 'bollards:read' },
  ],
  [{ to: '/nastavitve', title: titles.settings, icon: IconSettings, everyone: true }],
]

const offered = (user: SessionUser, { permission, ownOnly, everyone }: Rule): boolean => {
  if (everyone === true) return true
  if (permission !== undefined) return user.permissions.includes(permission)
  return ownOnly === true ? user.role === 'regular' : user.role !== 'operator'
}

/** The screens of a person's role and permissions, in groups; empty groups are left out. */
export const drawerEntries = (user: SessionUser): DrawerEntry[][] =>
  rules.map((group) => group.filter((rule) => offered(user, rule))).filter((group) => group.length > 0)
