import type { Text } from '@dovolilnice/contract/locale'
import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { appState } from '../../platform/app-state.ts'
import { useStore } from '../../platform/store.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { titles } from './screen-titles.ts'
import { useAppTitle } from './town-name.ts'

/** The title of the screen that is shown: its own word for itself, or its route's. */
export const useShownTitle = (): string => {
  const t = useTranslate()
  const { toolbarTitle } = useStore(appState)
  const last = useMatches().at(-1)
  const title: Text = last?.staticData.title ?? titles.notFound
  return toolbarTitle === '' ? t(title) : toolbarTitle
}

/** `Vloge – Dovolilnice Občine …` in the tab. */
export const useDocumentTitle = (): void => {
  const shown = useShownTitle()
  const app = useAppTitle()
  useEffect(() => {
    document.title = `${shown} – ${app}`
  }, [shown, app])
}
