import { z } from 'zod/mini'

/** The papers of a procedure that a party may fetch beside the decision: the call for a supplement. */
export const partyPapers = ['call'] as const
export type PartyPaper = (typeof partyPapers)[number]

/** Which paper of the application: the newest of its kind. */
export const partyPaper = { paper: z.enum(partyPapers) }
