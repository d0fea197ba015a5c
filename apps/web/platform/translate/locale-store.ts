import type { Locale } from '@dovolilnice/contract/locale'
import { createLocalStore } from '../local-storage.ts'

/** The language of the interface: Slovenian until the person chooses otherwise. */
export const localeStore = createLocalStore<Locale>('dovolilnice.locale', 'sl')

/** Changes the language, of the page and for assistive technology. */
export const setLocale = (locale: Locale): void => {
  localeStore.set(locale)
  document.documentElement.lang = locale
}
