import { t } from '../../platform/kit.ts'
import { texts } from './texts.ts'
import styles from './screen-loading.module.css'

export const ScreenLoading = () => (
  <div className={styles.loading} role="status" data-loading>
    <span className={styles.bar} aria-hidden />
    <span>{t(texts.loading)}</span>
  </div>
)
