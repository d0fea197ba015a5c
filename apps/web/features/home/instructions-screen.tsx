import { useTranslate } from '../../platform/translate/use-translate.ts'
import { titles } from '../../ui/shell/screen-titles.ts'
import { Contact } from './contact.tsx'
import styles from './home.module.css'
import { InstructionsText } from './instructions-text.tsx'
import { texts } from './texts.ts'

export const InstructionsScreen = () => {
  const t = useTranslate()
  return (
    <>
      <article className={styles.article}>
        <h1>{t(titles.instructions)}</h1>
        <p className={styles.articleLead}>{t(texts.instructionsLead)}</p>
        <InstructionsText />
      </article>
      <Contact />
    </>
  )
}
