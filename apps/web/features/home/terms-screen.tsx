import { useTranslate } from '../../platform/translate/use-translate.ts'
import { titles } from '../../ui/shell/screen-titles.ts'
import styles from './home.module.css'
import { TermsText } from './terms-text.tsx'
import { texts } from './texts.ts'

export const TermsScreen = () => {
  const t = useTranslate()
  return (
    <article className={styles.article}>
      <h1>{t(titles.terms)}</h1>
      <p className={styles.articleLead}>{t(texts.termsLead)}</p>
      <TermsText />
    </article>
  )
}
