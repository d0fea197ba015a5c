import type { Text } from '../../locale.ts'
import { addDays } from '../../primitives/local-day.ts'

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
export const servedBy = ['receipt', 'refusal', 'fiction', 'delivery'] as const
export type ServedBy = (typeof servedBy)[number]

export const servedByLabels: Readonly<Record<ServedBy, Text>> = {
  receipt: { sl: 'prevzem s podpisom', en: 'collected and signed for' },
  refusal: { sl: 'stranka je prevzem odklonila', en: 'the party refused it' },
  fiction: { sl: 'fikcija vročitve', en: 'fiction of service' },
  delivery: { sl: 'dostava brez podpisa', en: 'delivered without signature' },
}

/** Why an attempt of service did not succeed. */
export const failedReasons = ['moved', 'unknown_address', 'deceased', 'other'] as const
export type FailedReason = (typeof failedReasons)[number]

export const failedReasonLabels: Readonly<Record<FailedReason, Text>> = {
  moved: { sl: 'odseljen', en: 'moved away' },
  unknown_address: { sl: 'neznan na naslovu', en: 'unknown at the address' },
  deceased: { sl: 'umrl oziroma izbrisan iz registra', en: 'deceased or struck off the register' },
  other: { sl: 'drug razlog', en: 'another reason' },
}
