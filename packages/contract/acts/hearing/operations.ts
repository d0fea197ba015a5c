import { z } from 'zod/mini'
import { fileErrors } from '../../documents/file-errors.ts'
import { defineOperation, defineRead } from '../../operation.ts'
import { hearingAnswerSchema, hearingLinkSchema, partyHearingSchema } from './hearing.ts'
import { groundsSchema } from '../../primitives/heard.ts'
import { idSchema, localDaySchema } from '../../primitives/field-schemas.ts'

/** The party answers, with files where it likes (`document.other`). `illegal_transition` once it has answered or something is decided. */
export const answerHearing = defineOperation({
  name: 'answer-hearing',
  path: 'v1/hearings/answer',
  access: 'public',
  summary: 'Answers what was found out, by the mailed link',
  multipart: true,
  body: z.extend(hearingLinkSchema, { answer: hearingAnswerSchema }),
  output: partyHearingSchema,
  errors: ['not_found', 'illegal_transition', ...fileErrors],
  rate: { windowSeconds: 900, perAddress: 60 },
  audit: { action: 'act:answer_hearing', kind: 'change' },
})

/** As `answerHearing`, by the signed-in party of the application or permit (`{id}`). */
export const answerOwnHearing = defineOperation({
  name: 'answer-own-hearing',
  path: 'v1/user/hearings/{id}/answer',
  access: 'session',
  summary: 'Answers what was found out about my application or permit',
  multipart: true,
  body: z.object({ answer: hearingAnswerSchema }),
  output: partyHearingSchema,
  errors: ['illegal_transition', ...fileErrors],
  audit: { action: 'act:answer_hearing', kind: 'change' },
})

/**
 * Tells a party what was found out, by an act, and asks for its answer: before an application is rejected on facts that the party does not know, and
 * before a permit is revoked (ZUP, art. 9 and 146). Without a day the term is the municipality's.
 */
export const callHearing = defineOperation({
  name: 'call-hearing',
  path: 'v1/admin/acts/hearings',
  access: 'applications:conduct',
  summary: 'Tells a party what was found out and asks for its answer',
  body: z.object({
    /** Id of the application or permit. */
    record_id: idSchema,
    facts: z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(4000)),
    due_on: z.optional(localDaySchema),
  }),
  output: z.object({ id: idSchema, number: z.string() }),
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'act:hear', kind: 'change' },
})

/**
 * Takes a call to answer back that is no longer needed, by an official note (ZUP, art. 74), and tells the party where it was told of the call. The matter
 * is then free for its act, whose paper says so. `illegal_transition` where the party has answered or something is decided.
 */
export const closeHearing = defineOperation({
  name: 'close-hearing',
  path: 'v1/admin/acts/hearings/{id}/close',
  access: 'applications:conduct',
  summary: 'Takes a call to answer back, with a reason',
  body: z.object({ reason: groundsSchema }),
  output: z.object({ id: idSchema, number: z.string() }),
  errors: ['illegal_transition'],
  audit: { action: 'act:close_hearing', kind: 'change' },
})

export const readHearingPaper = defineRead({
  name: 'read-hearing-paper',
  path: 'v1/hearings/paper',
  access: 'public',
  summary: 'The act with what was found out, by the mailed link (PDF)',
  query: hearingLinkSchema,
  errors: ['not_found'],
  rate: { windowSeconds: 900, perAddress: 60 },
})

export const readHearing = defineRead({
  name: 'read-hearing',
  path: 'v1/hearings',
  access: 'public',
  summary: 'What was found out before a decision, by the mailed link',
  query: hearingLinkSchema,
  output: partyHearingSchema,
  errors: ['not_found'],
  rate: { windowSeconds: 900, perAddress: 100 },
})

export const readOwnHearingPaper = defineRead({
  name: 'read-own-hearing-paper',
  path: 'v1/user/hearings/{id}/paper',
  access: 'session',
  summary: 'The act with what was found out about my application or permit (PDF)',
})

/** What was found out last about one's own application or permit (`{id}`); null where nobody was heard. Another person's record is `not_found`. */
export const readOwnHearing = defineRead({
  name: 'read-own-hearing',
  path: 'v1/user/hearings/{id}',
  access: 'session',
  summary: 'What was found out before a decision about my application or permit',
  output: z.object({ hearing: z.nullable(partyHearingSchema) }),
})

/** A clerk records what the party said at the office or on paper. */
export const recordHearingAnswer = defineOperation({
  name: 'record-hearing-answer',
  path: 'v1/admin/acts/hearings/{id}/answer',
  access: 'applications:conduct',
  summary: 'Records what a party answered',
  body: z.object({ answer: hearingAnswerSchema }),
  errors: ['illegal_transition'],
  audit: { action: 'act:answer_hearing', kind: 'change' },
})
