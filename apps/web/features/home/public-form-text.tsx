import { t } from '../../platform/kit.ts'
import { Contact } from './contact.tsx'
import styles from './home.module.css'
import { texts } from './texts.ts'

/** What stands in place of the public form when scripts are off. */
export const PublicFormText = () => (
  <noscript>
    <div className={styles.article}>
      <p>{t(texts.applyElsewhere)}</p>
    </div>
    <Contact />
  </noscript>
)
