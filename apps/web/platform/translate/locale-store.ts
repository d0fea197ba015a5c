import type { Locale } from '@dovolilnice/contract/locale'
import { createLocalStore } from '../local-storage.ts'

/** The language of the interface: Slovenian until the person chooses otherwise. */
export const localeStore = createLocalStore<Locale>('dovolilnice.locale', 'sl')

/** What was chosen on this device while nobody was signed in; an account takes it over at the next sign-in. */
export const chosenLocale = createLocalStore<Locale | undefined>('dovolilnice.locale-chosen', undefined)

/** Changes the language, of the page and for assistive technology; the cookie lets the server send the next page in it at once. */
export const setLocale = (locale: Locale): void => {
  localeStore.set(locale)
  document.documentElement.lang = locale
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `dovolilnice.locale=${locale}; path=/; samesite=lax; max-age=${locale === 'sl' ? 0 : 31_536_000}${secure}`
}
