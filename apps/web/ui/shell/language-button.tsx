import type { FormEvent } from 'react'
import { chooseLocale } from '../../platform/session/session-store.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import styles from './front/front-bar.module.css'
import { texts } from './texts.ts'

/** The other language, named in itself. Before any script the server takes the choice and shows the page in it. */
export const LanguageButton = () => {
  const t = useTranslate()
  const other = useLocale() === 'sl' ? 'en' : 'sl'
  const choose = (event: FormEvent): void => {
    event.preventDefault()
    chooseLocale(other)
  }
  return (
    <form className={styles.language} onSubmit={choose}>
      <button type="submit" name="jezik" value={other} className={styles.link} lang={other}>
        {t(texts.language)}
      </button>
    </form>
  )
}
