import { z } from 'zod/mini'
import { rejectionReasonCodes } from '../../applications/decide/rejection-reasons.ts'
import { furtherLocales } from '../../locale.ts'
import { idSchema, localDaySchema } from '../../primitives/field-schemas.ts'
import { actKinds } from '../act-kinds.ts'
import { addressWindowSchema, usualWindow } from '../package-and-print.ts'

const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest))

/** A pattern whose numbers cannot meet: each of the three once, no other word in braces, and a sign between any two that is no digit. */
const isNumberPattern = (pattern: string): boolean =>
  (pattern.match(/\{[^{}]*\}/g) ?? []).toSorted().join() === '{act},{seq},{year}' &&
  /^[^{}]*\{\w+\}([^{}]*[^{}\d][^{}]*\{\w+\}){2}[^{}]*$/.test(pattern)

/** A provision that decisions stand on. Without kinds it is for all of them, without reasons for every reason. */
export const legalBasisSchema = z.object({
  /** `Odlok o …` in the nominative. */
  title: z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(300)),
  /** `Uradni list RS, št. 12/24` */
  gazette: z._default(line(200), ''),
  /** `9. in 10. člen` */
  articles: z._default(line(200), ''),
  /** The whole of it in the second language of acts, `Decreto …, articoli 9 e 10`; empty: there too it stands in Slovenian. */
  second: z.optional(line(700)),
  permit_kind_ids: z.array(idSchema).check(z.maxLength(100)),
  reason_codes: z.array(z.enum(rejectionReasonCodes)).check(z.maxLength(20)),
})
export type LegalBasis = z.output<typeof legalBasisSchema>

export const approvalForms = ['paper', 'act'] as const

/** Acts of which matters have a second language: all, or those whose procedure is in it. */
export const secondMatters = ['all', 'procedure'] as const

/** For how long an act of a kind is kept, by the town's classification plan, and whether it is selected as archive material, which is handed over and not only deleted. */
export const keptKindSchema = z.object({
  /** Years from the issue; an act in force, or under appeal, is kept all the same. */
  years: z.int().check(z.minimum(5), z.maximum(100)),
  archive: z.boolean(),
})

/** The class of a matter by the town's plan: it opens the matter's numbers, and decides how all its acts are kept, from the newest of them on. */
const matterClassSchema = z.object({
  /** `371`, without braces. */
  sign: z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.maxLength(20), z.regex(/^[^{}]*$/)),
  ...keptKindSchema.shape,
})

/** The pattern of the numbers of a matter about a kind of permit: with the sign of its class, where it has one, in the place of the town's usual one. */
export const numberPatternFor = (
  { number_pattern: usual, matter_classes: classes }: Pick<ActSettings, 'number_pattern' | 'matter_classes'>,
  permitKindId: string,
): string => {
  const sign = classes[permitKindId]?.sign
  return sign === undefined ? usual : usual.replace(/^[^{]*/, `${sign}-`)
}

/** Archive material until the town has decided otherwise, so that nothing is only deleted that nobody decided on. */
const keptKindsSchema = z.record(z.enum(actKinds), z._default(keptKindSchema, { years: 10, archive: true }))

/** What a town sets about its acts: the body, its numbers, its provisions, its remedy. */
export const actSettingsSchema = z.object({
  /** The body of first instance below the municipality's name, a line each: the administration, a department. */
  organ: line(300),
  /** Where acts are issued; empty: the town's seat. */
  place: line(80),
  /** `371-{seq}/{year}-{act}`: the class of the plan, the matter's number in its year, the act's number in the matter. */
  number_pattern: z.string().check(z.trim(), z.maxLength(60), z.refine(isNumberPattern, 'act_number_pattern')),
  /** The provision that gives the competence, in the genitive: `4. člena Odloka … (Uradni list RS, št. …)`. */
  competence: line(500),
  /** Both provisions in the second language of acts, as they stand after `ai sensi`; empty: its part leaves them out. */
  competence_second: line(500),
  payment_basis_second: line(500),
  costs: line(500),
  /** The provision by which a permit is issued once it is paid for, in the genitive; the order on a permit that was not paid for stands on it. */
  payment_basis: line(500),
  /** Who decides on an appeal, in the nominative. */
  appeal_body: line(120),
  /** Where it sits, a line each; empty: at the town's seat, as the mayor does. */
  appeal_body_address: line(300),
  /** Not less than the law gives (ZUP, art. 235). */
  appeal_days: z.int().check(
    z.refine((days) => days >= 15, 'appeal_days_law'),
    z.maximum(60),
  ),
  appeal_fee_cents: z.int().check(z.minimum(0), z.maximum(100_000)),
  /** Where the fee of an appeal is paid; empty: the remedy names its amount alone. */
  appeal_fee_account: line(60),
  appeal_fee_reference: line(60),
  /** The kinds of act against which an appeal holds back the execution (ZUP, art. 236); against the others it does not. */
  suspensive_kinds: z.array(z.enum(actKinds)),
  /** The article of a statute by which it does not against those that take a permit away; it is printed in their remedy. */
  not_suspensive_basis: line(500),
  /** Days for a court action (ZUS-1, art. 28); 0 where none is possible. */
  court_days: z.int().check(z.minimum(0), z.maximum(90)),
  /** Days after a notice with whose expiry an act counts as served though it was not collected (ZUP, art. 86.a, 87, 94). */
  fiction_days: z.int().check(
    z.refine((days) => days >= 15, 'fiction_days_law'),
    z.maximum(60),
  ),
  /** The kinds of act that may be sent by ordinary post: no term runs from their service. */
  ordinary_kinds: z.array(z.enum(actKinds)),
  /** Acts go into the secure box of a party whose box is known, and back to paper where that fails (ZUP, art. 86). */
  e_service: z.boolean(),
  /** The most days for which a permit is suspended by a provisional decision (ZUP, art. 221). */
  suspension_days: z.int().check(z.minimum(1), z.maximum(365)),
  /** Days in which an appeal is sent to the organ of second instance (ZUP, art. 245). */
  transmission_days: z.int().check(z.minimum(1), z.maximum(60)),
  /** What an approval is: `paper`, the permit itself as a decision in short form (ZUP, art. 218), or `act`, a written decision beside it. */
  approvals: z.enum(approvalForms),
  /** The remedy that a decision in short form names; empty: none, for a claim that is granted whole. */
  approval_remedy: line(500),
  /** The language of the national community in which acts say beneath the Slovenian what they say (ZUP, art. 62); null: acts are Slovenian. */
  second_language: z.nullable(z.enum(furtherLocales)),
  second_for: z.enum(secondMatters),
  /** Who confirmed the wording in that language for the town, and when; empty: it awaits confirmation. */
  second_confirmed_by: line(160),
  second_confirmed_on: z.union([z.literal(''), localDaySchema]),
  /** Who answers for acts that follow from time or from the party and that the program issues by itself; null: they wait for a person. */
  automatic_decider: z.nullable(idSchema),
  /** Where addresses stand on letters and address sheets. */
  address_window: addressWindowSchema,
  legal_bases: z.array(legalBasisSchema).check(z.maxLength(100)),
  /** How acts of each kind are kept, of matters without a class of their own. */
  retention: keptKindsSchema,
  /** The classes of matters, by the id of the kind of permit. */
  matter_classes: z.record(z.string(), matterClassSchema),
})
export type ActSettings = z.output<typeof actSettingsSchema>

/** What a town begins with; its lawyer confirms or changes each of them. */
export const startingActSettings: ActSettings = {
  organ: 'Občinska uprava',
  place: '',
  number_pattern: '371-{seq}/{year}-{act}',
  competence: '',
  payment_basis: '',
  competence_second: '',
  payment_basis_second: '',
  costs: 'Posebni stroški v postopku niso nastali.',
  appeal_body: 'župan',
  appeal_body_address: '',
  appeal_days: 15,
  appeal_fee_cents: 1810,
  appeal_fee_account: '',
  appeal_fee_reference: '',
  suspensive_kinds: [
    ...(['rejection', 'dismissal', 'discontinuation', 'payment_lapse', 'correction', 'replacement', 'revocation', 'suspension'] as const),
    ...(['partial_grant', 'change_refusal', 'inadmissibility', 'permit_nullity'] as const),
  ],
  not_suspensive_basis: '',
  court_days: 30,
  fiction_days: 15,
  ordinary_kinds: [],
  e_service: false,
  suspension_days: 90,
  transmission_days: 15,
  approvals: 'paper',
  approval_remedy: '',
  second_language: null,
  second_for: 'all',
  second_confirmed_by: '',
  second_confirmed_on: '',
  automatic_decider: null,
  address_window: usualWindow,
  legal_bases: [],
  retention: keptKindsSchema.parse({}),
  matter_classes: {},
}
