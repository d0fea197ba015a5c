import { useLayoutEffect } from 'react'
import { appSettings } from '../../../platform/app-state.ts'
import { useParameters } from '../../../platform/resources/resources.ts'
import { useMaybeUser } from '../../../platform/session/use-session.ts'
import { useStore } from '../../../platform/store.ts'
import { useMedia } from '../../../platform/use-media.ts'
import { darkColour } from './dark-colour.ts'
import './dark.css'

const isDark = '(prefers-color-scheme: dark)'

/** Shows staff the dark look where they chose it, or where their device asks for it and they chose none. Public pages and residents stay light. */
export const useDarkLook = (): void => {
  const { look } = useStore(appSettings)
  const device = useMedia(isDark)
  const staff = useMaybeUser()?.role !== 'regular'
  const dark = staff && (look === undefined ? device : look === 'dark')
  const colours = useParameters()?.colours
  useLayoutEffect(() => {
    if (!dark) return undefined
    const { style, dataset } = document.documentElement
    for (const name of ['primary', 'secondary', 'tertiary'] as const)
      style.setProperty(`--dark-${name}`, (colours && darkColour(colours[name])) ?? null)
    dataset.theme = 'dark'
    return () => {
      delete dataset.theme
    }
  }, [dark, colours])
}
