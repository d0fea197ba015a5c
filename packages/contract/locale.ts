import { z } from 'zod'

/** Slovenian is the language of the interface, English the fallback. */
export const locales = ['sl', 'en'] as const
export type Locale = (typeof locales)[number]
export const localeSchema = z.enum(locales)

/** A text in both languages, as it stands in configuration and in the error catalogue. */
export interface Text {
  sl: string
  en: string
}
export const textSchema = z.object({ sl: z.string().max(4000), en: z.string().max(4000) })
