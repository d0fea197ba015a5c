import { useTitleOf } from '../../../platform/routing/screen-data.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import styles from '../home.module.css'
import { NoticeParts } from './notice-parts.tsx'
import { texts } from './texts.ts'

/** The statement that the law on accessibility of websites (ZDSMA) demands. */
export const AccessibilityScreen = () => {
  const t = useTranslate()
  const titleOf = useTitleOf()
  return (
    <article className={styles.article}>
      <h1>{titleOf('/izjava-o-dostopnosti')}</h1>
      <p className={styles.articleLead}>{t(texts.accessibilityLead)}</p>
      <section className={styles.part}>
        <NoticeParts
          keys={[
            'accessibility_level',
            'accessibility_content',
            'accessibility_prepared',
            'accessibility_feedback',
            'accessibility_supervision',
          ]}
        />
      </section>
    </article>
  )
}
