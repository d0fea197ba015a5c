import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { lineSchema, localDaySchema, reasonSchema } from '../../primitives/field-schemas.ts'
import { appealData, steppedAppealSchema } from '../appeal.ts'
import { seenVersion, stepErrors } from '../../history/seen-version.ts'
import { groundsSchema } from '../../primitives/heard.ts'
import { decisionOutcomes, dismissalGrounds } from '../appeal-codes.ts'

/** Cancels an appeal that was entered by mistake. The record is kept. */
export const cancelAppeal = defineOperation({
  name: 'cancel-appeal',
  path: 'v1/admin/appeals/{id}/cancel',
  access: 'applications:decide',
  summary: 'Cancels an appeal that was entered by mistake',
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  output: steppedAppealSchema,
  errors: stepErrors,
  audit: { action: 'appeal:cancel', kind: 'change' },
})

/** Who bears the costs of the appeal, in the words of the ruling (ZUP, art. 113 and 114); empty: each bears its own. */
const costsShape = { costs: z._default(z.string().check(z.trim(), z.maxLength(500)), '') }

/** Dismisses an appeal by an order (ZUP, art. 240). As late only where the recorded day of service says so. */
export const dismissAppeal = defineOperation({
  name: 'dismiss-appeal',
  path: 'v1/admin/appeals/{id}/dismiss',
  access: 'applications:decide',
  summary: 'Dismisses an appeal by an order',
  body: z.object({ ...seenVersion, ground: z.enum(dismissalGrounds), reason: groundsSchema, ...costsShape }),
  output: steppedAppealSchema,
  errors: [...stepErrors, 'representation_missing', 'appeal_in_time', 'appeal_not_served', 'appeal_call_open'],
  audit: { action: 'appeal:dismiss', kind: 'change' },
})

/**
 * Grants an appeal: issues the decision that replaces the act (ZUP, art. 242 and 243), or the order that sets an order aside. The application is in
 * review again and is decided next; a permit that was taken away is in force again. Only against an act with which something ended.
 */
export const grantAppeal = defineOperation({
  name: 'grant-appeal',
  path: 'v1/admin/appeals/{id}/grant',
  access: 'applications:decide',
  summary: 'Grants an appeal by a replacement decision',
  body: z.object({
    ...seenVersion,
    /** What was found, in the words of the decision. */
    facts: z._default(z.string().check(z.trim(), z.maxLength(4000)), ''),
    reason: groundsSchema,
    ...costsShape,
  }),
  output: steppedAppealSchema,
  errors: [...stepErrors, 'representation_missing', 'not_replaceable', 'permit_exists', 'credential_taken', 'cap_reached'],
  audit: { action: 'appeal:grant', kind: 'change' },
})

/**
 * Records what the organ of second instance decided. Where it annulled the act, or decided in the party's favour itself, the application is open
 * again or the permit in force again; a revoked permit in whose place another has come stays revoked (`permit_stays` of the appeal).
 */
export const recordAppealDecision = defineOperation({
  name: 'record-appeal-decision',
  path: 'v1/admin/appeals/{id}/decision',
  access: 'applications:conduct',
  summary: 'Records the decision of second instance',
  body: z.object({
    ...seenVersion,
    outcome: z.enum(decisionOutcomes),
    decision_number: lineSchema,
    decision_on: localDaySchema,
    decision_served_on: z.optional(localDaySchema),
    reason: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
  }),
  output: steppedAppealSchema,
  errors: stepErrors,
  audit: { action: 'appeal:record_decision', kind: 'change' },
})

/** Records that the party was called to complete an appeal (ZUP, art. 67). `reason` is the call's text. */
export const requestAppealSupplement = defineOperation({
  name: 'request-appeal-supplement',
  path: 'v1/admin/appeals/{id}/supplement/request',
  access: 'applications:conduct',
  summary: 'Calls the party to complete an appeal',
  body: z.object({ ...seenVersion, reason: reasonSchema, due_on: localDaySchema }),
  output: steppedAppealSchema,
  errors: stepErrors,
  audit: { action: 'appeal:request_supplement', kind: 'change' },
})

/** The lines of an address that the window of an envelope takes. */
const mostLines = 6

const filledLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** An address, a line each, as it stands on an envelope: without blank lines. */
const addressSchema = z.string({ error: 'required' }).check(
  z.overwrite((text) => filledLines(text).join('\n')),
  z.minLength(1),
  z.maxLength(500),
  z.refine((text) => filledLines(text).length <= mostLines, { error: 'too_many_lines', params: { maximum: mostLines } }),
)

/** Records that an appeal was sent to the organ of second instance, and makes the letter with the list of its papers. */
export const sendAppeal = defineOperation({
  name: 'send-appeal',
  path: 'v1/admin/appeals/{id}/send',
  access: 'applications:conduct',
  summary: 'Sends an appeal to the organ of second instance',
  body: z.object({
    ...seenVersion,
    sent_on: localDaySchema,
    /** The body and its address, a line each. */
    sent_to: addressSchema,
    papers: z.array(lineSchema).check(z.minLength(1), z.maxLength(60)),
  }),
  output: steppedAppealSchema,
  errors: stepErrors,
  audit: { action: 'appeal:send', kind: 'change' },
})

export const serveAppealDecision = defineOperation({
  name: 'serve-appeal-decision',
  path: 'v1/admin/appeals/{id}/decision/served',
  access: 'applications:conduct',
  summary: 'Records the service of the decision of second instance',
  body: z.object({ ...seenVersion, decision_served_on: localDaySchema }),
  output: steppedAppealSchema,
  errors: stepErrors,
  audit: { action: 'appeal:serve_decision', kind: 'change' },
})

/** Records what the party sent; the term for sending the appeal on runs anew from that day. `text` is added to the appeal's own. */
export const supplementAppeal = defineOperation({
  name: 'supplement-appeal',
  path: 'v1/admin/appeals/{id}/supplement',
  access: 'applications:conduct',
  summary: 'Records what the party sent to complete an appeal',
  body: z.object({ ...seenVersion, text: appealData.text, received_on: localDaySchema }),
  output: steppedAppealSchema,
  errors: stepErrors,
  audit: { action: 'appeal:supplement', kind: 'change' },
})

/** Takes back the entry of a decision of second instance that was made by mistake. Only where nothing went on by that decision. */
export const takeBackAppealDecision = defineOperation({
  name: 'take-back-appeal-decision',
  path: 'v1/admin/appeals/{id}/decision/take-back',
  access: 'applications:decide',
  summary: 'Takes back the entry of a decision of second instance',
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  output: steppedAppealSchema,
  errors: [...stepErrors, 'appeal_open'],
  audit: { action: 'appeal:take_back_decision', kind: 'change' },
})

export const updateAppeal = defineOperation({
  name: 'update-appeal',
  path: 'v1/admin/appeals/{id}/update',
  access: 'applications:conduct',
  summary: 'Corrects what is recorded of an appeal',
  body: z.object({ ...seenVersion, ...appealData, lodged_on: localDaySchema }),
  output: steppedAppealSchema,
  errors: stepErrors,
  audit: { action: 'appeal:update', kind: 'change' },
})

/** Records that the party withdrew an appeal; `reason` says how. */
export const withdrawAppeal = defineOperation({
  name: 'withdraw-appeal',
  path: 'v1/admin/appeals/{id}/withdraw',
  access: 'applications:conduct',
  summary: 'Records that the party withdrew an appeal',
  body: z.object({ ...seenVersion, withdrawn_on: localDaySchema, reason: reasonSchema }),
  output: steppedAppealSchema,
  errors: stepErrors,
  audit: { action: 'appeal:withdraw', kind: 'change' },
})
