import { addCatalogue, isSpoken, type FurtherLocale, type Locale } from '@dovolilnice/contract/locale'
import { createLocalStore } from '../local-storage.ts'
import { keptParameters } from '../resources/kept-parameters.ts'

/** The language of the interface: Slovenian until the person chooses otherwise. */
export const localeStore = createLocalStore<Locale>('dovolilnice.locale', 'sl')

/** What was chosen on this device while nobody was signed in; an account takes it over at the next sign-in. */
export const chosenLocale = createLocalStore<Locale | undefined>('dovolilnice.locale-chosen', undefined)

/** Loads the sentences of a further language. Where they cannot come, the page stays Slovenian and says so to assistive technology. */
const loadSentences: Readonly<Record<FurtherLocale, () => Promise<void>>> = {
  it: async () => addCatalogue('it', (await import('../../italian/italian.ts')).italian),
  hu: async () => addCatalogue('hu', (await import('../../hungarian/hungarian.ts')).hungarian),
}

const show = (locale: Locale): void => {
  localeStore.set(locale)
  document.documentElement.lang = isSpoken(locale) ? locale : 'sl'
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `dovolilnice.locale=${locale}; path=/; samesite=lax; max-age=${locale === 'sl' ? 0 : 31_536_000}${secure}`
}

/** Whether the town has a further language switched off, as far as this browser knows. */
const isOff = (locale: Locale): boolean => locale !== 'sl' && locale !== 'en' && keptParameters()?.languages[locale] === ''

let wanted: Locale = 'sl'

/**
 * Changes the language, of the page and for assistive technology; the cookie lets the server send the next page in it at once. A language that
 * the town has switched off since it was chosen is Slovenian.
 */
export const setLocale = async (chosen: Locale): Promise<void> => {
  const locale = isOff(chosen) ? 'sl' : chosen
  wanted = locale
  if (locale !== 'sl' && locale !== 'en' && !isSpoken(locale)) await loadSentences[locale]().catch(() => undefined)
  // Another language may have been chosen while this one was loading.
  if (wanted === locale) show(locale)
}

/** Goes back to Slovenian where the town has switched the language of the page off. */
export const leaveLanguageSwitchedOff = (): void => {
  if (isOff(localeStore.get())) void setLocale('sl')
}
