import { sentenceIn, type Locale } from '../locale.ts'

/** Words that are written in both languages, side by side: a mail, the captions of a paper. Functions among them are no sentences. */
export interface WrittenWords<Words> {
  sl: Words
  en: Words
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Every sentence of a value that the catalogue knows, replaced; all else stays Slovenian. */
const translated = (value: unknown, locale: Locale): unknown => {
  if (typeof value === 'string') return sentenceIn(locale, value) ?? value
  if (Array.isArray(value)) return value.map((one) => translated(one, locale))
  if (!isGroup(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, translated(one, locale)]))
}

/** A whole set of words in a language. In a further one each sentence is the catalogue's, or Slovenian. */
export const wordsIn = <Words>(words: WrittenWords<Words>, locale: Locale): Words =>
  // A translation has the shape of what it translates: only the text of its strings differs.
  locale === 'sl' || locale === 'en' ? words[locale] : (translated(words.sl, locale) as Words)
