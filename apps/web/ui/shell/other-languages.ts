import { languageNames, type Locale } from '@dovolilnice/contract/locale'
import { pageLocale, useParameters } from '../../platform/kit.ts'

interface Language {
  locale: Locale
  /** In itself; before the town is known, the place where the server writes it. */
  name: string
  /** Not every town has it. */
  further: boolean
}

/** The languages to change to: Slovenian, English and those that the town has switched on, without the present one. */
export const useOtherLanguages = (): Language[] => {
  const { it = '', hu = '' } = useParameters()?.languages ?? {}
  const present = pageLocale()
  const all: Language[] = [
    { locale: 'sl', name: languageNames.sl, further: false },
    { locale: 'en', name: languageNames.en, further: false },
    { locale: 'it', name: it, further: true },
    { locale: 'hu', name: hu, further: true },
  ]
  return all.filter(({ locale, name }) => name !== '' && locale !== present)
}
