import { t, useTitleOf } from '../../platform/kit.ts'
import styles from './home.module.css'
import { TermsText } from './terms-text.tsx'
import { texts } from './texts.ts'

export const TermsScreen = () => (
  <article className={styles.article}>
    <h1>{useTitleOf()('/pogoji-uporabe')}</h1>
    <p className={styles.articleLead}>{t(texts.termsLead)}</p>
    <TermsText />
  </article>
)
