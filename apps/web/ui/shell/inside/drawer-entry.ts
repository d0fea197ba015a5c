import type { ScreenPath } from '@dovolilnice/contract/screens'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import type { StaticDataRouteOption } from '@tanstack/react-router'
import type { Icon } from '@tabler/icons-react'

/** A screen in the drawer, declared by its feature. Its title and permission are those of its route. */
export interface DrawerEntry {
  to: ScreenPath
  icon: Icon
  /** Of a screen without a permission: `everyone`, or `regular` users only; otherwise everyone but operators, whose work is at the bollards. */
  shownTo?: 'everyone' | 'regular'
  /** Not marked as the present screen on the screens below its path. */
  exact?: boolean
  /** A hook: how many things wait there for the person. */
  useWaiting?: () => number | undefined
}

/** Groups of entries, in the order of the drawer. */
export type DrawerGroups = readonly (readonly DrawerEntry[])[]

const isOffered = (user: SessionUser, { shownTo }: DrawerEntry, { permission }: StaticDataRouteOption): boolean => {
  if (permission !== undefined) return user.permissions.includes(permission)
  if (shownTo === 'everyone') return true
  return shownTo === 'regular' ? user.role === 'regular' : user.role !== 'operator'
}

/** The groups with what is offered to a person; empty groups are left out. */
export const offeredGroups = (
  groups: DrawerGroups,
  user: SessionUser,
  dataOf: (path: ScreenPath) => StaticDataRouteOption,
): DrawerEntry[][] =>
  groups.map((group) => group.filter((entry) => isOffered(user, entry, dataOf(entry.to)))).filter((group) => group.length > 0)
