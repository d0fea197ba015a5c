import { useEffect } from 'react'
import { changeApp } from '../app-state.ts'

/** A screen that knows a better title than its route (`Vloga 2026-0042`) sets it while it is shown. */
export const useScreenTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title === undefined) return
    changeApp({ toolbarTitle: title })
    return () => changeApp({ toolbarTitle: '' })
  }, [title])
}
