import type { Text } from '@dovolilnice/contract/locale'
import type { ScreenPath } from '@dovolilnice/contract/screens'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import type { StaticDataRouteOption } from '@tanstack/react-router'
import type { Icon } from '@tabler/icons-react'

/** A screen in the drawer, declared by its feature. Its title and permission are those of its route. */
export interface DrawerEntry {
  to: ScreenPath
  icon: Icon
  /** The letter that opens it after `g`; each letter is one screen's. */
  letter?: string
  /** Who sees a screen that needs no permission: `everyone`, or `regular` users only; when absent everyone but operators, whose work is at the bollards. */
  shownTo?: 'everyone' | 'regular'
  /** Not marked as the present screen on the screens below its path. */
  exact?: boolean
  /** A hook: how many things wait there for the person. */
  useWaiting?: () => number | undefined
}

/** Entries under a heading; a group without one needs none, as the dashboard on top. */
export interface DrawerGroup {
  title?: Text
  entries: readonly DrawerEntry[]
}

/** In the order of the drawer. */
export type DrawerGroups = readonly DrawerGroup[]

type Person = Pick<SessionUser, 'role' | 'permissions'>

const isOffered = (user: Person, { shownTo }: DrawerEntry, { permission }: StaticDataRouteOption): boolean => {
  if (permission !== undefined) return user.permissions.includes(permission)
  if (shownTo === 'everyone') return true
  return shownTo === 'regular' ? user.role === 'regular' : user.role !== 'operator'
}

/** The groups with what is offered to a person; empty groups are left out. A menu of few entries needs no headings. */
export const offeredGroups = (groups: DrawerGroups, user: Person, dataOf: (path: ScreenPath) => StaticDataRouteOption): DrawerGroup[] => {
  const offered = groups
    .map(({ title, entries }) => ({ title, entries: entries.filter((entry) => isOffered(user, entry, dataOf(entry.to))) }))
    .filter(({ entries }) => entries.length > 0)
  const count = offered.reduce((sum, { entries }) => sum + entries.length, 0)
  return count > 8 ? offered : offered.map(({ entries }) => ({ entries }))
}
