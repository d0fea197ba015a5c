import { Link } from '@tanstack/react-router'
import { useTitleOf } from '../../platform/routing/screen-data.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Contact } from './contact.tsx'
import styles from './home.module.css'
import { texts } from './texts.ts'

/** What stands at the public form's address before any script has run, and all that stands there when none may. */
export const PublicFormText = () => {
  const t = useTranslate()
  const titleOf = useTitleOf()
  return (
    <>
      <article className={styles.article}>
        <h1>{t(texts.formTitle)}</h1>
        <p className={styles.articleLead}>{t(texts.formLead)}</p>
        <noscript>
          <p>{t(texts.applyElsewhere)}</p>
        </noscript>
        <p>
          <Link to="/navodila-za-uporabo">{titleOf('/navodila-za-uporabo')}</Link>
        </p>
      </article>
      <Contact />
    </>
  )
}
