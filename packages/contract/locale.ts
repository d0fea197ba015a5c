/** The languages in which every text of the product is written. Slovenian is the language of the interface, English the fallback. */
export const writtenLocales = ['sl', 'en'] as const
export type WrittenLocale = (typeof writtenLocales)[number]

/** Languages of the national communities (ZUP, art. 62), which a town switches on: their sentences come from a catalogue (`in-language.ts`). */
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
