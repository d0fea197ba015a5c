import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * After a way within the page the focus goes to the new screen, as a fresh page would begin: a screen reader reads on there. Not on the
 * first screen, and not when the screen took the focus itself.
 */
export const useFocusOnScreen = (): void => {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const main = document.getElementById('main')
    if (main !== null && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
  }, [pathname])
}
