import type { Text } from '../../locale.ts'
import { addDays } from '../../primitives/local-day.ts'
import { z } from 'zod/mini'
import { instantSchema, localDaySchema, idSchema } from '../../primitives/field-schemas.ts'

/** How an act is served (ZUP, art. 83 to 97). */
export const serviceManners = ['in_person', 'registered_post', 'e_service', 'public_notice', 'ordinary'] as const
export type ServiceManner = (typeof serviceManners)[number]

export const serviceMannerLabels: Readonly<Record<ServiceManner, Text>> = {
  in_person: { sl: 'Osebno pri organu s podpisom', en: 'In person at the office, with signature' },
  registered_post: { sl: 'Priporočeno po pošti z vročilnico', en: 'Registered post with a return slip' },
  e_service: { sl: 'Elektronsko (SI-CeV)', en: 'Electronic service (SI-CeV)' },
  public_notice: { sl: 'Z javnim naznanilom', en: 'Public notice' },
  ordinary: { sl: 'Z navadno pošto', en: 'Ordinary post' },
}

/**
 * The day on which an act counts as served though it was not collected: with the expiry of the days after the notice. It may be a Sunday or
 * a holiday: the rule on the end of terms does not hold here (principal legal opinion of the Supreme Court of 14 January 2015).
 */
export const fictionDay = (noticeOn: string, days: number): string => addDays(noticeOn, days)

/** How an act came to its party. */
const servedBy = ['receipt', 'refusal', 'fiction', 'delivery'] as const
export type ServedBy = (typeof servedBy)[number]

export const servedByLabels: Readonly<Record<ServedBy, Text>> = {
  receipt: { sl: 'prevzem s podpisom', en: 'collected and signed for' },
  refusal: { sl: 'stranka je prevzem odklonila', en: 'the party refused it' },
  fiction: { sl: 'fikcija vročitve', en: 'fiction of service' },
  delivery: { sl: 'dostava brez podpisa', en: 'delivered without signature' },
}

/** Why an attempt of service did not succeed. */
export const failedReasons = ['moved', 'unknown_address', 'deceased', 'no_box', 'other'] as const
export type FailedReason = (typeof failedReasons)[number]

export const failedReasonLabels: Readonly<Record<FailedReason, Text>> = {
  moved: { sl: 'odseljen', en: 'moved away' },
  unknown_address: { sl: 'neznan na naslovu', en: 'unknown at the address' },
  deceased: { sl: 'umrl oziroma izbrisan iz registra', en: 'deceased or struck off the register' },
  no_box: { sl: 'v varni predal ni mogoče vročiti', en: 'the secure box does not take it' },
  other: { sl: 'drug razlog', en: 'another reason' },
}

/** What can be entered about an attempt of service: how it came to the party, that a notice was left, that it did not succeed. */
export const serviceResults = ['receipt', 'refusal', 'delivery', 'notice', 'failure'] as const
export type ServiceResult = (typeof serviceResults)[number]

export const serviceResultLabels: Readonly<Record<ServiceResult, Text>> = {
  receipt: { sl: 'Prevzeto s podpisom', en: 'Collected and signed for' },
  refusal: { sl: 'Prevzem odklonjen', en: 'Refused' },
  delivery: { sl: 'Dostavljeno', en: 'Delivered' },
  notice: { sl: 'Obvestilo puščeno oziroma objavljeno', en: 'Notice left or posted up' },
  failure: { sl: 'Vrnjeno, ni uspelo', en: 'Returned, did not succeed' },
}

const resultsOf: Readonly<Record<ServiceManner, readonly ServiceResult[]>> = {
  in_person: ['receipt', 'refusal', 'failure'],
  registered_post: ['receipt', 'notice', 'refusal', 'failure'],
  e_service: ['receipt', 'notice', 'failure'],
  public_notice: ['notice', 'failure'],
  ordinary: ['delivery', 'failure'],
}

/** What the service for secure boxes says of an act that was put into one; before its first receipt the act waits to be put there. */
export const boxStates = ['deposited', 'expired', 'fetched', 'undeliverable'] as const
export type BoxState = (typeof boxStates)[number]

export const boxStateLabels: Readonly<Record<BoxState | 'waiting', Text>> = {
  waiting: { sl: 'čaka na oddajo v varni predal', en: 'waits to be put into the secure box' },
  deposited: { sl: 'v varnem predalu, ni prevzet', en: 'in the secure box, not collected' },
  expired: { sl: 'v varnem predalu ni bil prevzet v roku', en: 'not collected from the secure box in time' },
  fetched: { sl: 'prevzet iz varnega predala z elektronskim podpisom', en: 'collected from the secure box with an electronic signature' },
  undeliverable: { sl: 'predal ga ni sprejel, vročite ga na papirju', en: 'the box did not take it: serve it on paper' },
}

/** Why nothing newer is known of an act in a secure box. */
const boxProblems = ['not_set_up', 'unreachable', 'refused', 'untrusted'] as const
export type BoxProblem = (typeof boxProblems)[number]

export const boxProblemLabels: Readonly<Record<BoxProblem, Text>> = {
  not_set_up: { sl: 'povezava s storitvijo ni več nastavljena', en: 'the link to the service is not set up any more' },
  unreachable: { sl: 'storitev ne odgovarja', en: 'the service does not answer' },
  refused: { sl: 'storitev sporočilo zavrača', en: 'the service refuses the message' },
  untrusted: { sl: 'odgovor ni verodostojen in ni bil upoštevan', en: 'the answer is not authentic and was not taken' },
}

/** How an act goes through a secure box, as officials see it. */
const boxDeliverySchema = z.object({
  address: z.string(),
  state: z.enum(['waiting', ...boxStates]),
  state_at: z.nullable(instantSchema),
  reference: z.nullable(z.string()),
  problem: z.nullable(z.enum(boxProblems)),
  tried_at: z.nullable(instantSchema),
})

/** An attempt of service as far as it decides what may be entered about it. */
export interface ServiceState {
  manner: ServiceManner
  notice_on: string | null
  served_by: string | null
  failed_on: string | null
  withdrawn_at: unknown
  /** It goes through a secure box, whose own receipts are the proof. */
  box: unknown
}

/** What may be entered now. After a notice the act may still be collected or come back; what is served or has failed is only withdrawn. */
export const openResults = ({ manner, notice_on, served_by, failed_on, withdrawn_at, box }: ServiceState): ServiceResult[] => {
  if (failed_on !== null || withdrawn_at !== null || (served_by !== null && served_by !== 'fiction')) return []
  if (box !== null) return ['failure']
  return resultsOf[manner].filter((result) => result !== 'notice' || notice_on === null)
}

/** The ways in which an act may be served at once, when its service is first entered; undefined where it cannot be. */
export const resultAtOnce = (manner: ServiceManner): 'receipt' | 'delivery' | undefined => {
  const [first] = resultsOf[manner]
  return first === 'receipt' || first === 'delivery' ? first : undefined
}

/** An attempt to serve an act, as officials see it. */
export const actServiceSchema = z.object({
  id: idSchema,
  manner: z.enum(serviceManners),
  handed_over_on: localDaySchema,
  handed_over_by_name: z.string(),
  consignment: z.string(),
  notice_on: z.nullable(localDaySchema),
  fiction_days: z.int(),
  served_on: z.nullable(localDaySchema),
  served_by: z.nullable(z.enum(servedBy)),
  failed_on: z.nullable(localDaySchema),
  failed_reason: z.nullable(z.enum(failedReasons)),
  note: z.string(),
  withdrawn_by_name: z.nullable(z.string()),
  withdrawn_reason: z.nullable(z.string()),
  /** Null: it does not go through a secure box. */
  box: z.nullable(boxDeliverySchema),
  version: z.int(),
  /** What may be entered about it now. */
  results: z.array(z.enum(serviceResults)),
})
export type ActService = z.output<typeof actServiceSchema>

/** The number that the post or the system for service gave a consignment, and a remark. */
export const serviceTexts = {
  consignment: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
  note: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
}
