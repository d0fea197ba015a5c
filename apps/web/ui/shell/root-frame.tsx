import { IconArrowUp } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { t, useParameters, usePublicResources } from '../../platform/kit.ts'
import styles from './root-frame.module.css'
import { texts } from './texts.ts'
import { Outlet, useLocation } from '@tanstack/react-router'
import { applyTownColours } from '../theme/town-colours.ts'
import { ConnectionBanner } from '../overlays/connection-banner.tsx'
import { Overlays } from '../overlays/overlays.tsx'
import type { InformationTexts } from '../overlays/information-texts.ts'
import { useDocumentTitle } from './use-document-title.ts'

/** Pixels after which the way back up is offered. */
const scrolledEnough = 50

const ScrollToTop = () => {
  const [far, setFar] = useState(false)
  useEffect(() => {
    const look = () => setFar(window.scrollY > scrolledEnough)
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!far) return null
  const goUp = () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <button type="button" data-screen-only className={styles.top} aria-label={t(texts.toTop)} onClick={goUp}>
      <IconArrowUp size={20} />
    </button>
  )
}

/**
 * After a way within the page the focus goes to the new screen, as a fresh page would begin: a screen reader reads on there. Not on the
 * first screen, and not when the screen took the focus itself.
 */
const useFocusOnScreen = (): void => {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const main = document.getElementById('main')
    if (main !== null && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
  }, [pathname])
}

const useTownColours = (): void => {
  const colours = useParameters()?.colours
  useEffect(() => {
    if (colours !== undefined) applyTownColours(colours)
  }, [colours])
}

/** The router would take the browser's own jump for a way to another page, and lose count of the history. */
const skipToMain = (event: MouseEvent) => {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

/** What stands around every page: the way past the menus, the overlays, the tab's title. */
export const RootFrame = ({ information }: { information: InformationTexts }) => {
  usePublicResources()
  useDocumentTitle()
  useTownColours()
  useFocusOnScreen()
  return (
    <>
      <a href="#main" className={styles.skip} onClick={skipToMain}>
        {t(texts.skip)}
      </a>
      <ConnectionBanner />
      <Outlet />
      <ScrollToTop />
      <Overlays information={information} />
    </>
  )
}
