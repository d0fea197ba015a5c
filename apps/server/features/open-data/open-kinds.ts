import type { OpenPermitKind } from '@dovolilnice/contract/open-data/open-permit-kind'
import type { FeeTariffRow } from '@dovolilnice/contract/money/fees/administrative-fee'
import { feeTariffOn } from '@dovolilnice/contract/money/fees/administrative-fee-lines'
import type { PermitKind, TimeWindow } from '@dovolilnice/contract/parking/permit-kind'
import { validityOf } from '@dovolilnice/contract/parking/validity'
import { daysBetween } from '@dovolilnice/contract/primitives/local-day'
import { clockTime } from '@dovolilnice/contract/primitives/time-of-day'

/** `05:00`; the end of the day is `24:00`. */
const clock = (minutes: number): string => clockTime(minutes).padStart(5, '0')

/** Hours in the order of the day, as clocks show them. */
export const hoursOf = (windows: readonly TimeWindow[]) =>
  windows.toSorted((a, b) => a.from - b.from).map(({ from, until }) => ({ from: clock(from), until: clock(until) }))

/** First days from which a calendar rule lasts longest: a leap day may lie in the first year or in the second. */
const longestFrom = ['2027-01-01', '2028-01-01']

const longestDays = ({ validity }: Pick<PermitKind, 'validity'>): number => {
  if ('maxDays' in validity) return validity.maxDays
  return Math.max(...longestFrom.map((day) => daysBetween(day, validityOf(validity, day).valid_until)))
}

/** What a kind of permit is made public with. */
export interface KindFacts {
  userTypes: readonly { code: string; name: OpenPermitKind['name'] }[]
  feeTariff: readonly FeeTariffRow[]
  day: string
  applyUrl: string
  /** Ids of the zones for which a type of user may apply. */
  zonesOf: (userTypes: readonly string[]) => string[]
}

/** Whether a kind stands on the public price list as a permit of its own: somebody may apply for it, and it is not the fee of a replacement. */
export const isPublic = ({ user_types: types, validity }: Pick<PermitKind, 'user_types' | 'validity'>): boolean =>
  types.length > 0 && validity.rule !== 'replaced'

const feesOf = (numbers: readonly string[], { feeTariff, day }: KindFacts) =>
  numbers.flatMap((number) => {
    const row = feeTariffOn(feeTariff, number, day)
    return row === undefined ? [] : [{ name: row.name, online_cents: row.electronic_cents, paper_cents: row.paper_cents }]
  })

/** A kind as the public reads it; prices that no longer hold are left out. */
export const openKindOf = (kind: PermitKind, facts: KindFacts): OpenPermitKind => ({
  id: kind.id,
  code: kind.code,
  name: kind.name,
  description: kind.description,
  applicants: facts.userTypes.filter(({ code }) => kind.user_types.includes(code)).map(({ code, name }) => ({ code, name })),
  apply_url: facts.applyUrl,
  hours: hoursOf(kind.time_windows),
  opens_by: kind.openings,
  max_vehicles: kind.max_vehicles,
  longest_days: longestDays(kind),
  currency: 'EUR',
  prices: kind.tariffs
    .filter(({ valid_until: until }) => until === null || until > facts.day)
    .map(({ period, price_cents, second_cents, third_cents, pro_rata, valid_from, valid_until }) => ({
      ...{ period, price_cents, second_cents, third_cents, pro_rata, valid_from, valid_until },
    })),
  administrative_fees: feesOf(kind.administrative_fees, facts),
  zones: facts.zonesOf(kind.user_types),
})
