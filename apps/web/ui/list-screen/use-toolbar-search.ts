import { useEffect } from 'react'
import { changeApp } from '../../platform/app-state.ts'

/** While a list with search is on screen, the toolbar's search field belongs to it: both read and write `?search=`. */
export const useToolbarSearch = (searchable: boolean): void => {
  useEffect(() => {
    if (!searchable) return
    changeApp({ searchFieldState: true })
    return () => changeApp({ searchFieldState: false, mobileSearch: false })
  }, [searchable])
}
