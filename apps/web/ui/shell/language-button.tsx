import type { Locale } from '@dovolilnice/contract/locale'
import type { FormEvent } from 'react'
import { chooseLocale } from '../../platform/session/session-store.ts'
import styles from './front/front-bar.module.css'
import { useOtherLanguages } from './other-languages.ts'

const Choice = ({ locale, name }: { locale: Locale; name: string }) => (
  <button
    type="submit"
    name="jezik"
    value={locale}
    className={styles.link}
    lang={locale}
    onClick={(event) => {
      event.preventDefault()
      chooseLocale(locale)
    }}
  >
    {name}
  </button>
)

/**
 * The other languages, each named in itself. Before any script the server takes the choice and shows the page in it; a further language stands
 * in a paragraph, which the server leaves out where the town has not switched it on.
 */
export const LanguageButton = () => (
  <form className={styles.language} onSubmit={(event: FormEvent) => event.preventDefault()}>
    {useOtherLanguages().map(({ further, ...language }) =>
      further ? (
        <p key={language.locale} className={styles.language}>
          <Choice {...language} />
        </p>
      ) : (
        <Choice key={language.locale} {...language} />
      ),
    )}
  </form>
)
