import { z } from 'zod/mini'
import type { Text } from '../../locale.ts'
import { localDaySchema } from '../../primitives/field-schemas.ts'
import { idSchema } from '../../primitives/ids.ts'
import { lastDayOfMonths } from '../../primitives/terms.ts'
import { lastDayOfTerm } from '../../primitives/working-days.ts'
import type { ClosedDays } from '../../primitives/working-days.ts'

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
  /** The number of the order. */
  order_number: z.nullable(z.string()),
  entered_by_name: z.string(),
  withdrawn_by_name: z.nullable(z.string()),
  withdrawn_reason: z.nullable(z.string()),
  version: z.int(),
  /** Nobody has decided about it or taken it back. */
  is_open: z.boolean(),
})
export type Restitution = z.output<typeof restitutionSchema>
