/** Slovenian is the language of the interface, English the fallback. */
export const locales = ['sl', 'en'] as const
export type Locale = (typeof locales)[number]

/** A text in both languages, as in configuration and in the error catalogue. */
export interface Text {
  sl: string
  en: string
}
