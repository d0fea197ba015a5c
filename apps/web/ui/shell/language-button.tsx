import { chooseLocale } from '../../platform/session/session-store.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import styles from './front/front-bar.module.css'
import { texts } from './texts.ts'

/** The other language, named in itself. */
export const LanguageButton = () => {
  const t = useTranslate()
  const other = useLocale() === 'sl' ? 'en' : 'sl'
  return (
    <button type="button" className={styles.link} lang={other} onClick={() => chooseLocale(other)}>
      {t(texts.language)}
    </button>
  )
}
