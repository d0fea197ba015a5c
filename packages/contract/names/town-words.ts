import { z } from 'zod/mini'
import type { Text } from '../locale.ts'

const wordSchema = z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.maxLength(4000))
const furtherSchema = z.optional(z.string().check(z.trim(), z.maxLength(4000)))

type Given = Pick<Text, 'sl' | 'en'> & { it?: string | undefined; hu?: string | undefined }

/** Without the further languages that are empty: there the reader gets the Slovenian words, as where none were ever written. */
const withoutEmpty = ({ sl, en, it, hu }: Given): Text => ({ sl, en, ...(it && { it }), ...(hu && { hu }) })

/** A name or a description that the town writes: never empty in Slovenian and English, in Italian and Hungarian where it has them. */
export const townWordsSchema = z.pipe(
  z.object({ sl: wordSchema, en: wordSchema, it: furtherSchema, hu: furtherSchema }),
  z.transform(withoutEmpty),
)

const noteSchema = z._default(z.string().check(z.trim(), z.maxLength(500)), '')

/** A short note of the town, which may be empty in every language. */
export const townNoteSchema = z.pipe(
  z.object({ sl: noteSchema, en: noteSchema, it: furtherSchema, hu: furtherSchema }),
  z.transform(withoutEmpty),
)
