import { z } from 'zod/mini'
import { isOneLine } from '../primitives/visible-text.ts'

const nameSchema = z.optional(z.string().check(z.trim(), z.maxLength(160), z.refine(isOneLine, 'one_line')))

/** Names beside the Slovenian one. Where one is missing, readers of that language get the Slovenian name. */
export interface FurtherNames {
  en?: string | undefined
  it?: string | undefined
  hu?: string | undefined
}

/** Names beside the Slovenian one, as they are typed: an empty one is none. */
export const furtherNamesSchema = z.pipe(
  z.object({ en: nameSchema, it: nameSchema, hu: nameSchema }),
  z.transform(({ en, it, hu }): FurtherNames => ({ ...(en && { en }), ...(it && { it }), ...(hu && { hu }) })),
)

/** The stored names, for those who edit them. */
export const storedNamesSchema = z.object({ en: z.optional(z.string()), it: z.optional(z.string()), hu: z.optional(z.string()) })
