import { IconWifi, IconWifiOff } from '@tabler/icons-react'
import { connectivityStore, t, useStore } from '../../platform/kit.ts'
import styles from './connection-banner.module.css'
import { texts } from './texts.ts'
import { useHeightProperty } from './use-height-property.ts'

/** Stays while there is no network; for five seconds afterwards it says that there is one again. */
export const ConnectionBanner = () => {
  const connectivity = useStore(connectivityStore)
  const banner = useHeightProperty<HTMLParagraphElement>('--banner-height', connectivity !== 'online')
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
