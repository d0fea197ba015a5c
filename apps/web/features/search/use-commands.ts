import { useNavigate } from '@tanstack/react-router'
import { useTitleOf } from '../../platform/routing/screen-data.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { shownCommands } from '../../ui/keys/use-keys.ts'
import type { DrawerGroups } from '../../ui/shell/inside/drawer-entry.ts'
import { useOfferedGroups } from '../../ui/shell/inside/use-offered-groups.ts'
import { isCalled } from './is-called.ts'
import { texts } from './texts.ts'
import type { Found } from './use-search-results.ts'

/**
 * What can be done on this screen, and the screens of the drawer, as far as they are called as typed; all of them where nothing is typed. None while the
 * list is closed: the screen beneath may be another by the time it opens.
 */
export const useCommands = (drawer: DrawerGroups, typed: string, open: boolean): Found[] => {
  const t = useTranslate()
  const titleOf = useTitleOf()
  const navigate = useNavigate()
  const commands = shownCommands().map(({ label, run }, index) => ({
    key: `command-${index}`,
    group: texts.foundCommands,
    title: t(label),
    choose: run,
  }))
  const screens = useOfferedGroups(drawer)
    .flatMap(({ entries }) => entries)
    .map(({ to }, index) => ({
      key: `screen-${index}`,
      group: texts.foundScreens,
      title: titleOf(to),
      choose: () => void navigate({ to }),
    }))
  return open ? [...commands, ...screens].filter(({ title }) => isCalled(title, typed)) : []
}
