import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idSchema, localDaySchema, reasonSchema } from '../../primitives/field-schemas.ts'
import { steppedRequestSchema } from '../subject-request.ts'
import { seenVersion, stepErrors } from '../../history/seen-version.ts'
import { answerWays, identityChecks, refusalGrounds, requestOutcomes } from '../subject-request-codes.ts'

/** Says which records are about the person; others are no longer. */
export const chooseSubjectMatches = defineOperation({
  name: 'choose-subject-matches',
  path: 'v1/admin/subject-requests/{id}/choose',
  access: 'privacy:write',
  summary: 'Chooses the records of a data subject',
  body: z.object({
    ...seenVersion,
    records: z.array(z.object({ table: z.string().check(z.maxLength(60)), record_id: idSchema })).check(z.maxLength(2000)),
  }),
  output: steppedRequestSchema,
  errors: stepErrors,
  audit: { action: 'subject_request:choose', kind: 'change' },
})

/** Closes a request with a letter, which is mailed or printed. */
export const closeSubjectRequest = defineOperation({
  name: 'close-subject-request',
  path: 'v1/admin/subject-requests/{id}/close',
  access: 'privacy:write',
  summary: 'Answers and closes a request',
  body: z.object({
    ...seenVersion,
    outcome: z.enum(requestOutcomes),
    /** Needed where something is refused. */
    ground: z.optional(z.enum(refusalGrounds)),
    answer_text: reasonSchema,
    sent_by: z.enum(answerWays),
    attach_data: z.boolean(),
  }),
  output: steppedRequestSchema,
  errors: [...stepErrors, 'identity_not_verified'],
  audit: { action: 'subject_request:close', kind: 'change' },
})

/** Erases the chosen records that no law keeps; the others stay, each with its reason. */
export const eraseSubjectData = defineOperation({
  name: 'erase-subject-data',
  path: 'v1/admin/subject-requests/{id}/erase',
  access: 'privacy:write',
  summary: 'Erases data of a data subject',
  body: z.object(seenVersion),
  output: steppedRequestSchema,
  errors: [...stepErrors, 'identity_not_verified', 'nothing_chosen'],
  audit: { action: 'subject_request:erase', kind: 'change' },
})

/** Extends the term by two months, once; the person must be told why within the first month (GDPR, article 12(3)). */
export const extendSubjectRequest = defineOperation({
  name: 'extend-subject-request',
  path: 'v1/admin/subject-requests/{id}/extend',
  access: 'privacy:write',
  summary: 'Extends the term of a request',
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  output: steppedRequestSchema,
  errors: stepErrors,
  audit: { action: 'subject_request:extend', kind: 'change' },
})

/** Collects the data of the chosen records, of every part of the program, as JSON and PDF, and stores both with their hash. */
export const giveSubjectData = defineOperation({
  name: 'give-subject-data',
  path: 'v1/admin/subject-requests/{id}/give',
  access: 'privacy:write',
  summary: 'Prepares the data of a data subject',
  body: z.object(seenVersion),
  output: steppedRequestSchema,
  errors: [...stepErrors, 'identity_not_verified', 'nothing_chosen'],
  audit: { action: 'subject_request:give', kind: 'change' },
})

/** Ends the restriction of this request; the person must be told before (GDPR, article 18(3)). Also of a closed request. */
export const liftSubjectRestriction = defineOperation({
  name: 'lift-subject-restriction',
  path: 'v1/admin/subject-requests/{id}/lift',
  access: 'privacy:write',
  summary: 'Ends a restriction of processing',
  body: z.object({ ...seenVersion, note: reasonSchema }),
  output: steppedRequestSchema,
  errors: stepErrors,
  audit: { action: 'subject_request:lift', kind: 'change' },
})

/** Records what was corrected, and where. The correction itself is made on the record. */
export const noteSubjectCorrection = defineOperation({
  name: 'note-subject-correction',
  path: 'v1/admin/subject-requests/{id}/correct',
  access: 'privacy:write',
  summary: 'Records a correction for a data subject',
  body: z.object({ ...seenVersion, note: reasonSchema }),
  output: steppedRequestSchema,
  errors: [...stepErrors, 'identity_not_verified'],
  audit: { action: 'subject_request:correct', kind: 'change' },
})

export const noteSubjectObjection = defineOperation({
  name: 'note-subject-objection',
  path: 'v1/admin/subject-requests/{id}/object',
  access: 'privacy:write',
  summary: 'Records the decision about an objection',
  body: z.object({ ...seenVersion, note: reasonSchema }),
  output: steppedRequestSchema,
  errors: [...stepErrors, 'identity_not_verified'],
  audit: { action: 'subject_request:object', kind: 'change' },
})

/** Marks the chosen records: they are stored, and nothing else is done with them. */
export const restrictSubjectData = defineOperation({
  name: 'restrict-subject-data',
  path: 'v1/admin/subject-requests/{id}/restrict',
  access: 'privacy:write',
  summary: 'Restricts the processing of records',
  body: z.object({ ...seenVersion, note: reasonSchema }),
  output: steppedRequestSchema,
  errors: [...stepErrors, 'identity_not_verified', 'nothing_chosen'],
  audit: { action: 'subject_request:restrict', kind: 'change' },
})

/** Records how it was made sure that who asks is the person. */
export const verifySubject = defineOperation({
  name: 'verify-subject',
  path: 'v1/admin/subject-requests/{id}/verify',
  access: 'privacy:write',
  summary: 'Records the identity check of a data subject',
  body: z.object({
    ...seenVersion,
    identity: z.enum(identityChecks),
    identity_on: localDaySchema,
    identity_note: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
  }),
  output: steppedRequestSchema,
  errors: stepErrors,
  audit: { action: 'subject_request:verify', kind: 'change' },
})
