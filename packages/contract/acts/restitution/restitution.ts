import { z } from 'zod/mini'
import type { Text } from '../../locale.ts'
import { localDaySchema, reasonSchema, idSchema } from '../../primitives/field-schemas.ts'
import { lastDayOfMonths } from '../../primitives/terms.ts'
import { type ClosedDays, lastDayOfTerm } from '../../primitives/working-days.ts'
import { defineOperation } from '../../operation.ts'
import { groundsSchema } from '../../primitives/heard.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Which term was missed: that for an appeal against an act, or that for the supplement for want of which the act dismissed the application. */
export const missedTerms = ['appeal', 'supplement'] as const
export type MissedTerm = (typeof missedTerms)[number]

export const missedTermLabels: Readonly<Record<MissedTerm, Text>> = {
  appeal: { sl: 'rok za pritožbo', en: 'term of appeal' },
  supplement: { sl: 'rok za dopolnitev vloge', en: 'term for the supplement' },
}

/** What an order says about the proposal: the term is restored, it is not, or the proposal came too late (ZUP, art. 106). */
export const restitutionOutcomes = ['granted', 'refused', 'dismissed'] as const
export type RestitutionOutcome = (typeof restitutionOutcomes)[number]

export const restitutionOutcomeLabels: Readonly<Record<RestitutionOutcome, Text>> = {
  granted: { sl: 'vrnitev dovoljena', en: 'restored' },
  refused: { sl: 'predlog zavrnjen', en: 'proposal refused' },
  dismissed: { sl: 'predlog zavržen kot prepozen', en: 'proposal dismissed as late' },
}

/** Days from the end of the cause, and months from the missed day, within which the restoration is proposed (ZUP, art. 105). */
const proposalDays = 8
const proposalMonths = 3

/**
 * The last day on which the restoration of a missed term can be proposed. Whether the proposal is late the product only says; a person decides.
 * @param ceasedOn the local day on which the cause ended, or on which the party came to know of what it missed
 * @param missedOn the last day of the missed term; null while it is not known
 */
export const proposeBy = (ceasedOn: string, missedOn: string | null, closed: ClosedDays): string => {
  const byCause = lastDayOfTerm(ceasedOn, proposalDays, closed)
  if (missedOn === null) return byCause
  const byTerm = lastDayOfMonths(missedOn, proposalMonths, closed)
  return byCause < byTerm ? byCause : byTerm
}

/** A proposal to restore a missed term, as officials see it. */
export const restitutionSchema = z.object({
  id: idSchema,
  term: z.enum(missedTerms),
  /** The day on which it was lodged; for registered post the day of posting. */
  proposed_on: localDaySchema,
  ceased_on: localDaySchema,
  propose_by: localDaySchema,
  grounds: z.string(),
  outcome: z.nullable(z.enum(restitutionOutcomes)),
  order_number: z.nullable(z.string()),
  entered_by_name: z.string(),
  withdrawn_by_name: z.nullable(z.string()),
  withdrawn_reason: z.nullable(z.string()),
  version: z.int(),
  /** Nobody has decided about it or taken it back. */
  is_open: z.boolean(),
})
export type Restitution = z.output<typeof restitutionSchema>

/**
 * Decides about a proposal by an order (ZUP, art. 106). Where the term is restored it runs anew from the service of the order; an order that dismissed the
 * application for want of the supplement is set aside.
 */
export const decideRestitution = defineOperation({
  name: 'decide-restitution',
  path: 'v1/admin/acts/restitutions/{id}/decide',
  access: 'applications:decide',
  summary: 'Restores a missed term by an order, or refuses it',
  body: z.object({ ...seenVersion, outcome: z.enum(restitutionOutcomes, { error: 'choice' }), reason: groundsSchema }),
  output: z.object({ id: idSchema, number: z.string() }),
  errors: ['conflict', 'illegal_transition'],
  audit: { action: 'act:decide_restitution', kind: 'change' },
})

/** Records that a party proposed to restore a term that it missed (ZUP, art. 103). `illegal_transition` where no term was missed, or one proposal is open. */
export const proposeRestitution = defineOperation({
  name: 'propose-restitution',
  path: 'v1/admin/acts/{id}/restitutions',
  access: 'applications:conduct',
  summary: 'Records a proposal to restore a missed term',
  body: z.object({
    term: z.enum(missedTerms, { error: 'choice' }),
    proposed_on: localDaySchema,
    /** The day on which the cause ended, or on which the party came to know of what it missed. */
    ceased_on: localDaySchema,
    /** What the party says for it, and how it proves it. */
    grounds: reasonSchema,
  }),
  output: restitutionSchema,
  errors: ['illegal_transition'],
  audit: { action: 'act:propose_restitution', kind: 'change' },
})

/** Takes back a proposal that was entered by mistake, or that the party withdrew, while nobody has decided about it. */
export const withdrawRestitution = defineOperation({
  name: 'withdraw-restitution',
  path: 'v1/admin/acts/restitutions/{id}/withdraw',
  access: 'applications:conduct',
  summary: 'Takes back a proposal to restore a missed term',
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  errors: ['conflict', 'illegal_transition'],
  audit: { action: 'act:withdraw_restitution', kind: 'change' },
})
