import { defineOperation, defineRead } from '../../operation.ts'
import { applicationLinkSchema, applicationProgressSchema } from '../application-progress.ts'
import { z } from 'zod/mini'

/** The progress of one's own application. Another person's is `not_found`. */
export const getOwnApplication = defineRead({
  name: 'get-own-application',
  path: 'v1/user/applications/{id}',
  access: 'session',
  summary: 'One of my applications',
  output: applicationProgressSchema,
})

/**
 * The papers of a procedure that a party may fetch beside the decision: the calls for a supplement and for the administrative fee, and the
 * receipt of that fee when it was paid by card.
 */
const partyPapers = ['call', 'fee_call', 'fee_receipt'] as const
export type PartyPaper = (typeof partyPapers)[number]

/** Which paper of the application: the newest of its kind. */
const partyPaper = { paper: z.enum(partyPapers) }

export const readApplicationPaper = defineRead({
  name: 'read-application-paper',
  path: 'v1/applications/paper',
  access: 'public',
  summary: 'A paper of the procedure as a PDF, by its mailed link',
  query: z.extend(applicationLinkSchema, partyPaper),
  errors: ['not_found'],
  rate: { windowSeconds: 900, perAddress: 60 },
})

/** The status page of an application, by its number and the secret from the mail. A wrong pair is `not_found`. */
export const readApplicationStatus = defineRead({
  name: 'read-application-status',
  path: 'v1/applications/status',
  access: 'public',
  summary: 'Status of an application by number and mailed link',
  query: applicationLinkSchema,
  output: applicationProgressSchema,
  errors: ['not_found'],
  rate: { windowSeconds: 900, perAddress: 300 },
})

export const readOwnPaper = defineRead({
  name: 'read-own-paper',
  path: 'v1/user/applications/{id}/paper',
  access: 'session',
  summary: 'A paper of the procedure of one of my applications as a PDF',
  query: z.object(partyPaper),
})

/** The address of a secure box, as its service writes it: nothing but its length is known here. */
export const secureBoxSchema = z.string().check(z.trim(), z.minLength(3), z.maxLength(120))

/** Empty: acts are served on paper again. */
const boxAddress = { address: z.union([z.literal(''), secureBoxSchema]) }

/** The applicant says into which secure box acts go, by the link from the mail. `illegal_transition` where they go to a representative, or on paper alone. */
export const recordLinkedBox = defineOperation({
  name: 'record-linked-box',
  path: 'v1/applications/secure-box',
  access: 'public',
  summary: 'Records one’s secure box by the mailed link',
  body: z.extend(applicationLinkSchema, boxAddress),
  output: applicationProgressSchema,
  errors: ['not_found', 'illegal_transition', 'forgotten'],
  rate: { windowSeconds: 900, perAddress: 60 },
  audit: { action: 'act:secure_box', kind: 'change' },
})

/** The signed-in applicant says into which secure box acts go. */
export const recordOwnBox = defineOperation({
  name: 'record-own-box',
  path: 'v1/user/applications/{id}/secure-box',
  access: 'session',
  summary: 'Records one’s secure box for one of my applications',
  body: z.object(boxAddress),
  output: applicationProgressSchema,
  errors: ['illegal_transition', 'forgotten'],
  audit: { action: 'act:secure_box', kind: 'change' },
})
