import { z } from 'zod/mini'

/**
 * The papers of a procedure that a party may fetch beside the decision: the calls for a supplement and for the administrative fee, and the
 * receipt of that fee when it was paid by card.
 */
export const partyPapers = ['call', 'fee_call', 'fee_receipt'] as const
export type PartyPaper = (typeof partyPapers)[number]

/** Which paper of the application: the newest of its kind. */
export const partyPaper = { paper: z.enum(partyPapers) }
