import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import { fillText } from '@dovolilnice/contract/fill-text'
import { textIn } from '@dovolilnice/contract/in-language'
import type { Locale } from '@dovolilnice/contract/locale'

const purpose = {
  sl: 'Kopija samo za postopek izdaje dovolilnice, {municipality}, {day}',
  en: 'Copy only for the procedure of issuing a permit, {municipality}, {day}',
}

/** The lines of the mark: in Slovenian, which counts, and in the sender's language. */
export const markLines = (municipality: string, day: string, locale: Locale): string[] => {
  const languages: Locale[] = locale === 'sl' ? ['sl'] : ['sl', locale]
  return languages.map((language) => fillText(textIn(purpose, language), { municipality, day: dayInWords(day, language) }))
}
