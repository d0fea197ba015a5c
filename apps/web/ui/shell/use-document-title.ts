import { isScreen } from '@dovolilnice/contract/screens'
import { useLocation, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { appState, t, useStore, useTitleOf } from '../../platform/kit.ts'
import { useAppTitle } from './town-name.ts'

/** The title of the screen that is shown: its own word for itself, or its route's. */
export const useShownTitle = (): string => {
  const titleOf = useTitleOf()
  const { toolbarTitle } = useStore(appState)
  const { pathname } = useLocation()
  const last = useMatches().at(-1)
  // The router matches an unknown path under a known one with the known screen, but shows that there is no such page.
  const title = isScreen(pathname) ? last?.staticData.title : undefined
  const named = title === undefined ? titleOf('/404') : t(title)
  return toolbarTitle === '' ? named : toolbarTitle
}

/** `Vloge – Dovolilnice Občine …` in the tab. */
export const useDocumentTitle = (): void => {
  const shown = useShownTitle()
  const app = useAppTitle()
  useEffect(() => {
    document.title = `${shown} – ${app}`
  }, [shown, app])
}
