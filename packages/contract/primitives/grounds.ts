import { z } from 'zod/mini'

/**
 * Whether a text can be a reason of an act at all: three words, as the shortest sentence has. Whether it is a good one no program can say (ZUP, art. 214).
 */
export const isSentence = (text: string): boolean => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 3 && text.trim().length >= 12

/** Why an act is made, as it carries it. */
export const groundsSchema = z
  .string({ error: 'required' })
  .check(z.trim(), z.minLength(1), z.maxLength(2000), z.refine(isSentence, 'no_sentence'))
