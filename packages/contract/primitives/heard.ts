import { z } from 'zod/mini'

/**
 * Whether a party was heard before a decision against it (ZUP, art. 9 and 146): by the act that told it what was found out, or not, because the facts
 * come from the party itself, delay would be dangerous, or for another reason. `urgent`: measures in the public interest that cannot wait (art. 144) –
 * the one ground on which a decision may come before the end of a term that the party has.
 */
export const heardWays = ['act', 'own_data', 'danger', 'urgent', 'other'] as const
export type HeardWay = (typeof heardWays)[number]

/**
 * Fields of a decision against a party. Whoever decides says how it was heard; danger, urgent measures and another reason are explained. Only a
 * decision that the holder asked for goes without.
 */
export const heardShape = {
  heard: z.optional(z.enum(heardWays)),
  heard_note: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
}

/**
 * Whether a text can be a reason of an act at all: three words, as the shortest sentence has. Whether it is a good one no program can say (ZUP, art. 214).
 */
export const isSentence = (text: string): boolean => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 3 && text.trim().length >= 12

/** Why an act is made, as it carries it. */
export const groundsSchema = z
  .string({ error: 'required' })
  .check(z.trim(), z.minLength(1), z.maxLength(4000), z.refine(isSentence, 'no_sentence'))

/**
 * The provision of a law by which a decision takes effect at once though an appeal is possible, and why (ZUP, art. 236); empty: it waits for its finality.
 * It is printed in the remedy.
 */
export const atOnceShape = { at_once: z._default(z.string().check(z.trim(), z.maxLength(1000)), '') }

const article = '\\d+\\.?\\s*(?:\\p{L}\\s*)?člen\\p{L}*'
/** An article of an ordinance, which is no law (ZUP, art. 236). */
const ofOrdinance = new RegExp(`${article}\\s+(?:\\p{L}+\\s+){0,2}odlok\\p{L}*`, 'giu')

/** Whether a text names an article of a statute, by its name (`zakon`) or its abbreviation (`ZUP`). */
export const namesStatute = (text: string): boolean => {
  const rest = text.replace(ofOrdinance, '')
  return new RegExp(article, 'u').test(rest) && (/zakon/iu.test(rest) || /(?<!\p{L})Z\p{Lu}\p{L}/u.test(rest))
}
