/** The languages in which every text of the product is written. Slovenian is the language of the interface, English the fallback. */
export const writtenLocales = ['sl', 'en'] as const
export type WrittenLocale = (typeof writtenLocales)[number]

/** Languages of the national communities (ZUP, art. 62), which a town switches on: their sentences come from a catalogue. */
export const furtherLocales = ['it', 'hu'] as const
export type FurtherLocale = (typeof furtherLocales)[number]

export const locales = [...writtenLocales, ...furtherLocales] as const
export type Locale = (typeof locales)[number]

/**
 * A text in both written languages, as in configuration and in the error catalogue. A town's own text may have further ones. Read it by
 * `textIn`, which knows what to say where a language is missing.
 */
export interface Text {
  sl: string
  en: string
  it?: string
  hu?: string
}

/** What each language calls itself. */
export const languageNames = { sl: 'Slovenščina', en: 'English', it: 'Italiano', hu: 'Magyar' } as const satisfies Record<Locale, string>

/** The language as `Intl` and HTML call it. */
export const languageTags: Readonly<Record<Locale, string>> = { sl: 'sl-SI', en: 'en-GB', it: 'it-IT', hu: 'hu-HU' }

/** A counted sentence of a further language: Italian and Hungarian have the two forms of English. */
interface Forms {
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

/** What follows an Italian article that is elided: *il 8 marzo* is *l’8 marzo*, *dal 11 marzo* is *dall’11 marzo*. */
const elides = /^(?:8|11)(?:º| (?:genn|febb|mar|apr|mag|giu|lug|ago|sett|ott|nov|dic))/i

/**
 * Replaces each `{name}` of a sentence by its value; a name without a value is removed. What ends with a point ends the sentence too: *d. o. o.*, a
 * Hungarian day. Only the sentence's own words follow the value, never what a value holds.
 */
export const fillText = (sentence: string, values: Readonly<Record<string, unknown>>): string => {
  let before = ''
  return sentence.replace(
    /(?:(?<!\p{L})(i|a|da|de|ne|su)l )?\{([\p{L}\d_]+)\}(\.?)/giu,
    (found: string, start: string | undefined, name: string, stop: string, at: number) => {
      const value = String(values[name] ?? '')
      const isElided = start !== undefined && elides.test(value + sentence.slice(at + found.length))
      const article = start === undefined ? '' : !isElided ? `${start}l ` : start === 'i' ? 'l’' : start === 'I' ? 'L’' : `${start}ll’`
      // Where nothing is put, what stands right before it ends the sentence: `{last}{hours}.`
      before = value === '' && sentence[at - 1] === '}' ? before : value
      return article + (before.endsWith('.') ? value : value + stop)
    },
  )
}
