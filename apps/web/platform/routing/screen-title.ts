import { useEffect } from 'react'
import { changeApp } from '../app-state.ts'

/**
 * A screen that knows a better title than its route (`Vloga 2026-0042`) sets it while it is shown.
 * @param who whose record it is: said before the title on the page, not in the tab, whose words outlive the page in the browser's history
 */
export const useScreenTitle = (title: string | undefined, who = ''): void => {
  useEffect(() => {
    if (title === undefined) return
    changeApp({ toolbarTitle: title, toolbarWho: who })
    return () => changeApp({ toolbarTitle: '', toolbarWho: '' })
  }, [title, who])
}
