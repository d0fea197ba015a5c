import type { Text } from '@dovolilnice/contract/locale'
import { useEffect } from 'react'
import { changeApp } from '../app-state.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the toolbar and the tab say. */
    title?: Text
  }
}

/** A screen that knows a better title than its route (`Vloga 2026-0042`) sets it while it is shown. */
export const useScreenTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title === undefined) return
    changeApp({ toolbarTitle: title })
    return () => changeApp({ toolbarTitle: '' })
  }, [title])
}
