import { z } from 'zod/mini'
import { idSchema, localDaySchema, plateSchema, reasonSchema } from '../../primitives/field-schemas.ts'
import { defineOperation, defineRead } from '../../operation.ts'
import { feeWaiverSchema } from '../../money/fees/fee-waiver.ts'
import { steppedApplicationSchema } from '../application-step.ts'
import { seenVersion, stepErrors } from '../../history/seen-version.ts'
import { groundsSchema, heardShape } from '../../primitives/heard.ts'
import { reasonGap, rejectionReasons, rejectionShape } from './rejection-reasons.ts'
import type { Text } from '../../locale.ts'

/**
 * Problems that the clerk has seen and accepts. Approving and issuing are refused (`validation`) while a problem
 * is not in these lists, so that nobody overlooks one; the event's reason names the accepted ones.
 */
export const knownGaps = {
  /** Types of required documents that were not sent. */
  without_documents: z._default(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(50)), []),
  /** Ids of the open applications and permits for one of the same vehicles in the zone. */
  despite_duplicates: z._default(z.array(idSchema).check(z.maxLength(100)), []),
}

/**
 * Approves and issues the permit in one step, all or nothing, where nothing is to be paid; for those who may do both.
 * What was only sent is taken into review first. `payment_required` where there is a fee; further what issuing a permit may refuse.
 */
export const approveAndIssue = defineOperation({
  name: 'approve-and-issue',
  path: 'v1/admin/applications/{id}/approve-and-issue',
  access: 'applications:decide',
  summary: 'Approves an application without a fee and issues its permit',
  body: z.object({
    ...seenVersion,
    ...knownGaps,
    /** What is taken off the fee; absent: nothing. */
    waiver: z.optional(feeWaiverSchema),
  }),
  output: steppedApplicationSchema,
  errors: [...stepErrors, 'forbidden', 'payment_required', 'permit_exists', 'credential_taken', 'cap_reached'],
  audit: { action: 'application:complete', kind: 'change' },
})

/** Approves. The fee is fixed now: the lines told when it was sent, and what the clerk takes off. */
export const approveApplication = defineOperation({
  name: 'approve-application',
  path: 'v1/admin/applications/{id}/approve',
  access: 'applications:decide',
  summary: 'Approves an application',
  body: z.object({
    ...seenVersion,
    ...knownGaps,
    /** What is taken off the fee; absent: nothing. */
    waiver: z.optional(feeWaiverSchema),
    remark: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  }),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:approve', kind: 'change' },
})

/** A clerk has found the application complete: the term to call for a supplement is met. The term to decide runs on. */
export const confirmComplete = defineOperation({
  name: 'confirm-complete',
  path: 'v1/admin/applications/{id}/complete',
  access: 'applications:conduct',
  summary: 'Confirms that an application is complete',
  body: z.object(seenVersion),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:confirm_complete', kind: 'change' },
})

export const readDecision = defineRead({
  name: 'read-decision',
  path: 'v1/admin/applications/{id}/decision',
  access: 'applications:read',
  summary: 'The decision on an application as a PDF',
  audit: { action: 'application:print', kind: 'read' },
})

/** A clerk confirms that the whole fee has been paid; `reason` says when and how (the day, the reference on the statement). */
export const recordPayment = defineOperation({
  name: 'record-payment',
  path: 'v1/admin/applications/{id}/payment',
  access: 'payments:write',
  summary: 'Confirms that the fee of an application has been paid',
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:record_payment', kind: 'change' },
})

/** Rejects and mails the decision with its reason and the legal remedy. */
export const rejectApplication = defineOperation({
  name: 'reject-application',
  path: 'v1/admin/applications/mail/reject-application',
  access: 'applications:decide',
  summary: 'Rejects an application by mail',
  body: z.object({
    application_uuid: idSchema,
    ...seenVersion,
    ...rejectionShape,
    ...heardShape,
  }),
  output: steppedApplicationSchema,
  errors: ['not_found', ...stepErrors],
  audit: { action: 'application:reject', kind: 'change' },
})

/** What is granted of a claim: some of its vehicles, fewer periods or an earlier last day; what is left out is granted as it was asked for. */
const grantedShape = {
  plates: z.optional(z.array(plateSchema).check(z.minLength(1, 'plate_missing'), z.maxLength(20))),
  /** Of a kind sold by the period. */
  period_count: z.optional(z.int().check(z.minimum(1), z.maximum(366))),
  /** Of a kind whose end does not follow from what is bought. */
  last_day: z.optional(localDaySchema),
}

const partialGrantShape = {
  ...grantedShape,
  /** What was found about the part that is refused, why it is refused, and how the party was heard. */
  facts: z._default(z.string().check(z.trim(), z.maxLength(4000)), ''),
  reason: groundsSchema,
  ...heardShape,
}

const partSchema = z.object({ plates: z.array(z.string()), valid_from: localDaySchema, valid_until: localDaySchema })

/** What a partial grant would do. Refused with `validation` where nothing or all would be refused. */
export const weighPartialGrant = defineOperation({
  name: 'weigh-partial-grant',
  path: 'v1/admin/applications/{id}/grant-in-part/weigh',
  access: 'applications:read',
  summary: 'Says what a partial grant would grant, refuse and cost',
  body: z.object(grantedShape),
  output: z.object({
    granted: partSchema,
    /** Vehicles that are refused, and the days after the granted ones. */
    refused: z.object({ plates: z.array(z.string()), days: z.nullable(z.object({ from: localDaySchema, until: localDaySchema })) }),
    fee_cents: z.int(),
    asked_cents: z.int(),
  }),
  errors: ['illegal_transition'],
})

export const previewPartialGrant = defineOperation({
  name: 'preview-partial-grant',
  path: 'v1/admin/applications/{id}/grant-in-part/preview',
  access: 'applications:conduct',
  summary: 'Shows the decision of a partial grant as it would be issued (PDF)',
  body: z.object(partialGrantShape),
  errors: ['illegal_transition'],
  audit: { action: 'act:preview', kind: 'read' },
})

/** Grants a part of what was asked for and refuses the rest, always by a written decision; the permit and its price follow what is granted. */
export const grantInPart = defineOperation({
  name: 'grant-in-part',
  path: 'v1/admin/applications/{id}/grant-in-part',
  access: 'applications:decide',
  summary: 'Grants an application in part',
  body: z.object({ ...seenVersion, ...knownGaps, ...partialGrantShape }),
  output: steppedApplicationSchema,
  errors: [...stepErrors, 'administrative_fee_open'],
  audit: { action: 'application:grant_in_part', kind: 'change' },
})

/** On what ground the finding is withdrawn that a permit was not paid for. */
export const lapseGrounds = ['paid_in_time', 'excused', 'own_fault'] as const
export const lapseGroundLabels: Readonly<Record<(typeof lapseGrounds)[number], Text>> = {
  paid_in_time: { sl: 'Plačilo je bilo odrejeno v roku', en: 'The payment was ordered in time' },
  excused: { sl: 'Stranka je rok zamudila iz opravičenih vzrokov', en: 'The party missed the term for excusable reasons' },
  own_fault: { sl: 'Do neplačila je prišlo zaradi napake organa', en: 'The authority’s own mistake led to it' },
}

/**
 * Withdraws by an order the finding that a permit was not paid for: the application waits for its payment again, and what came late is put to it. Without
 * that the finding stands, and the money goes back.
 */
export const withdrawLapse = defineOperation({
  name: 'withdraw-lapse',
  path: 'v1/admin/applications/{id}/withdraw-lapse',
  access: 'applications:decide',
  summary: 'Withdraws the finding that a permit was not paid for',
  body: z.object({
    ...seenVersion,
    ground: z.enum(lapseGrounds, { error: 'required' }),
    /** What was found, and from what. */
    facts: groundsSchema,
    reason: groundsSchema,
  }),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:withdraw_lapse', kind: 'change' },
})

/** A document that does not meet, as `failingDocuments` gives it. */
interface Failing {
  type_name: Text
  verdict_reason: string | null
}

const bare = (reason: string | null): string => (reason ?? '').replace(/[\s.;]+$/u, '')

/** `»Prometno dovoljenje« ne ustreza (ni čitljivo)`: acts are Slovenian. */
const finding = ({ type_name: { sl: name }, verdict_reason: reason }: Failing): string => `»${name}« ne ustreza (${bare(reason)})`

/** How a rejection because of documents begins: what was found, and the usual reason with its gap filled; nothing where all documents meet. */
export const rejectionFromFindings = (failing: readonly Failing[]) =>
  failing.length === 0
    ? { reason_code: '' as const, facts: '', reason: '' }
    : {
        reason_code: 'documents_wrong' as const,
        facts: failing.map((document) => `Dokazilo ${finding(document)}.`).join('\n'),
        reason: rejectionReasons.documents_wrong.text.sl.replace(
          reasonGap,
          failing.map((document) => `dokazilo ${finding(document)}`).join(' in '),
        ),
      }

/** The lines of a call for supplement about documents that do not meet. */
export const supplementLines = (failing: readonly Failing[], nameOf: (name: Text) => string): string[] =>
  failing.map(({ type_name: name, verdict_reason: reason }) => `– ${nameOf(name)}: ${bare(reason)}`)
