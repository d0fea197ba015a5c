import { t, useTitleOf } from '../../platform/kit.ts'
import { Contact } from './contact.tsx'
import styles from './home.module.css'
import { InstructionsText } from './instructions-text.tsx'
import { texts } from './texts.ts'

export const InstructionsScreen = () => (
  <>
    <article className={styles.article}>
      <h1>{useTitleOf()('/navodila-za-uporabo')}</h1>
      <p className={styles.articleLead}>{t(texts.instructionsLead)}</p>
      <InstructionsText />
    </article>
    <Contact />
  </>
)
