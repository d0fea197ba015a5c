import { z } from 'zod/mini'

/**
 * Whether a party was heard before a decision against it (ZUP, art. 9 and 146): by the act that told it what was found out, or not, because the facts
 * come from the party itself, delay would be dangerous, or for another reason.
 */
export const heardWays = ['act', 'own_data', 'danger', 'other'] as const
export type HeardWay = (typeof heardWays)[number]

/** Chosen by whoever decides: that a party was heard, or need not be, is a statement of law that no screen makes for them. */
export const chosenHeardWay = z.enum(heardWays, { error: 'required' })

/** Fields of a decision against a party; without `heard` the decision says nothing of it. Danger and another reason are explained. */
export const heardShape = {
  heard: z.optional(z.enum(heardWays)),
  heard_note: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
}
