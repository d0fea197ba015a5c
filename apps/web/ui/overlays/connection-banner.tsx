import { IconWifi, IconWifiOff } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { connectivityStore } from '../../platform/calls/connectivity.ts'
import { useStore } from '../../platform/store.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import styles from './connection-banner.module.css'
import { texts } from './texts.ts'

/** Tells bars that stick to the top (`--banner-height`) how much of it the banner takes: it covers nothing. */
const useRoomOnTop = (shown: boolean) => {
  const banner = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const element = banner.current
    if (!shown || element === null) return
    const page = document.documentElement.style
    const observer = new ResizeObserver(() => page.setProperty('--banner-height', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      page.removeProperty('--banner-height')
    }
  }, [shown])
  return banner
}

/** Stays while there is no network; for five seconds afterwards it says that there is one again. */
export const ConnectionBanner = () => {
  const t = useTranslate()
  const connectivity = useStore(connectivityStore)
  const banner = useRoomOnTop(connectivity !== 'online')
  return (
    <div role="alert" className={styles.place}>
      {connectivity !== 'online' && (
        <p ref={banner} className={styles.banner} data-state={connectivity}>
          {connectivity === 'offline' ? <IconWifiOff size={20} aria-hidden /> : <IconWifi size={20} aria-hidden />}
          {t(connectivity === 'offline' ? texts.offline : texts.backOnline)}
        </p>
      )}
    </div>
  )
}
