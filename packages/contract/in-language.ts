import type { FurtherLocale, Locale, Text } from './locale.ts'

/** A counted sentence of a further language: Italian and Hungarian have the two forms of English. */
export interface Forms {
  one: string
  other: string
}

/** Sentences of a further language by the Slovenian sentence; a counted one by its form `other`. */
export type Catalogue = Readonly<Record<string, string | Forms>>

const catalogues: Partial<Record<Locale, Catalogue>> = {}

/** Adds sentences of a language: the server adds all of them when it starts, a page those of its own language before it is drawn. */
export const addCatalogue = (locale: FurtherLocale, catalogue: Catalogue): void => {
  catalogues[locale] = { ...catalogues[locale], ...catalogue }
}

/** Whether a language has sentences here: the written ones always, a further one once its catalogue is added. */
export const isSpoken = (locale: Locale): boolean => locale === 'sl' || locale === 'en' || catalogues[locale] !== undefined

/** What the catalogue of a language says for a Slovenian sentence; undefined where it has none. */
export const sentenceIn = (locale: Locale, slovenian: string): string | Forms | undefined => catalogues[locale]?.[slovenian]

/** A Slovenian sentence in a further language; where it is not translated, the sentence itself. */
const translated = (locale: Locale, slovenian: string): string => {
  const found = sentenceIn(locale, slovenian)
  return typeof found === 'string' ? found : (found?.other ?? slovenian)
}

/** A text in a language. Where a further language is missing, Slovenian counts, never English. */
export const textIn = (text: Text, locale: Locale): string =>
  locale === 'sl' || locale === 'en' ? text[locale] : text[locale] || translated(locale, text.sl)

/** A text composed for each language that has words: the written ones, and those whose catalogue is loaded. */
export const inEachLanguage = (compose: (locale: Locale) => string): Text => ({
  sl: compose('sl'),
  en: compose('en'),
  ...(catalogues.it && { it: compose('it') }),
  ...(catalogues.hu && { hu: compose('hu') }),
})
