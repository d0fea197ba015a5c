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
