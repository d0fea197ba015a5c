import { useNavigate } from '@tanstack/react-router'
import { useScreenData } from '../../../platform/routing/screen-data.ts'
import { goTo } from '../../keys/texts.ts'
import { useKeys } from '../../keys/use-keys.ts'
import type { DrawerGroups } from './drawer-entry.ts'
import { useOfferedGroups } from './use-offered-groups.ts'

/** `g` and a letter open a screen of the drawer, also while it is closed. */
export const ScreenKeys = ({ groups }: { groups: DrawerGroups }): null => {
  const navigate = useNavigate()
  const dataOf = useScreenData()
  const entries = useOfferedGroups(groups).flatMap((group) => group.entries)
  useKeys({
    title: goTo,
    keys: entries.flatMap(({ to, letter }) => {
      const label = dataOf(to).title
      return letter === undefined || label === undefined ? [] : [{ press: `g ${letter}`, label, run: () => void navigate({ to }) }]
    }),
  })
  return null
}
