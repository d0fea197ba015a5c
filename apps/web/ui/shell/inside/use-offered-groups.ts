import { useScreenData } from '../../../platform/routing/screen-data.ts'
import { useUser } from '../../../platform/session/use-session.ts'
import { offeredGroups } from './drawer-entry.ts'
import type { DrawerGroup, DrawerGroups } from './drawer-entry.ts'

/** The groups of the drawer with what is offered to the person who is signed in. */
export const useOfferedGroups = (groups: DrawerGroups): DrawerGroup[] => offeredGroups(groups, useUser(), useScreenData())
