import { Outlet } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { usePublicResources } from '../../platform/resources/resources.ts'
import { ConnectionBanner } from '../overlays/connection-banner.tsx'
import { Overlays } from '../overlays/overlays.tsx'
import type { InformationTexts } from '../overlays/information-texts.ts'
import styles from './root-frame.module.css'
import { ScrollToTop } from './scroll-to-top.tsx'
import { texts } from './texts.ts'
import { useDocumentTitle } from './use-document-title.ts'
import { useFocusOnScreen } from './use-focus-on-screen.ts'
import { useTownColours } from './use-town-colours.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'

/** The router would take the browser's own jump for a way to another page, and lose count of the history. */
const skipToMain = (event: MouseEvent) => {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

/** What stands around every page: the way past the menus, the overlays, the tab's title. */
export const RootFrame = ({ information }: { information: InformationTexts }) => {
  const t = useTranslate()
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
