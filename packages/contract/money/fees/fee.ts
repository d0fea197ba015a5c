import { inEachLanguage, type Text, textIn } from '../../locale.ts'
import { startedHours } from '../../parking/own-hours.ts'
import { periodLabels } from '../../parking/period-labels.ts'
import type { PermitKind, Tariff, TariffPeriod, TimeWindow } from '../../parking/permit-kind.ts'
import { tariffOn } from '../../parking/price.ts'
import type { Validity } from '../../parking/validity.ts'
import { addMonths, daysBetween } from '../../primitives/local-day.ts'
import { deviceText, hoursText, positionText, shareText } from './fee-words.ts'
import type { MoneyLine } from '../money-line.ts'

/** What a fee is computed from, beside the kind of permit. */
export interface FeeFacts {
  period: TariffPeriod
  /** The number of periods, or of days for a kind sold by the hour. */
  count: number
  /** The day whose prices hold: that on which the application was sent, or received on paper. */
  pricedOn: string
  /** The days of the permit; absent while they are not known: then a year costs a whole year. */
  days?: Validity
  /** The hours of each day, for a kind sold by the hour. */
  hours?: TimeWindow
  /** 1 for the first open permit of the kind that the holder or their household has, 2 for the second, and so on. Absent: 1. */
  position?: number
  wantsDevice?: boolean
}

export type PricedKind = Pick<PermitKind, 'name' | 'validity' | 'tariffs' | 'device'>

/** A year's price is asked for `taken` parts of `of`. */
interface Share {
  taken: number
  of: number
}
const whole: Share = { taken: 1, of: 1 }
const monthsOfYear = 12

/** Months begun since the first day: from 15 July to 31 January seven. More than a year counts as a year. */
const startedMonths = ({ valid_from: from, valid_until: until }: Validity): Share => {
  const enough = Array.from({ length: monthsOfYear }, (_, index) => index + 1).find((count) => addMonths(from, count) >= until)
  return { taken: enough ?? monthsOfYear, of: monthsOfYear }
}

/** Days of the 365 or 366 that end with the last day. */
const daysOfYear = ({ valid_from: from, valid_until: until }: Validity): Share => {
  const of = daysBetween(addMonths(until, -monthsOfYear), until)
  return { taken: Math.min(of, daysBetween(from, until)), of }
}

/** Only where the end does not follow from what is bought can a year be shorter than a year. */
const shareOf = ({ validity }: PricedKind, tariff: Tariff, days: Validity | undefined): Share => {
  const endsByItself = validity.rule === 'calendar_year' || validity.rule === 'document'
  if (tariff.period !== 'year' || tariff.pro_rata === 'full' || days === undefined || !endsByItself) return whole
  return tariff.pro_rata === 'month' ? startedMonths(days) : daysOfYear(days)
}

/** The price of one period in cents, by how many such permits there are in the household. */
const unitPrice = ({ price_cents: first, second_cents: second, third_cents: third }: Tariff, position: number): number => {
  if (position <= 1) return first
  return (position > 2 ? third : null) ?? second ?? first
}

const joined = (parts: readonly (Text | undefined)[]): Text | null => {
  const known = parts.filter((part) => part !== undefined)
  return known.length === 0 ? null : inEachLanguage((locale) => known.map((part) => textIn(part, locale)).join('; '))
}

const priceName = ({ name }: PricedKind, period: TariffPeriod): Text =>
  period === 'once' ? name : inEachLanguage((locale) => `${textIn(name, locale)} (${textIn(periodLabels[period], locale)})`)

const priceLine = (kind: PricedKind, tariff: Tariff, { count, hours, days, position = 1 }: FeeFacts): MoneyLine => {
  const hourCount = tariff.period === 'hour' && hours !== undefined ? startedHours(hours) : undefined
  const quantity = count * (hourCount ?? 1)
  const unit = unitPrice(tariff, position)
  const share = shareOf(kind, tariff, days)
  return {
    code: 'price',
    text: priceName(kind, tariff.period),
    explanation: joined([
      unit === tariff.price_cents ? undefined : positionText(position),
      hourCount === undefined ? undefined : hoursText(count, hourCount),
      share.taken === share.of || tariff.pro_rata === 'full' ? undefined : shareText(share, tariff.pro_rata),
    ]),
    quantity,
    unit_cents: unit,
    cents: Math.round((quantity * unit * share.taken) / share.of),
    vat_basis_points: tariff.vat_basis_points,
  }
}

/** The line of the permit itself; undefined where the kind is not sold by the period on that day. */
export const priceLineOf = (kind: PricedKind, facts: FeeFacts): MoneyLine | undefined => {
  const tariff = tariffOn(kind.tariffs, facts.period, facts.pricedOn)
  return tariff && priceLine(kind, tariff, facts)
}

const deviceLine = ({ price_cents: cents, vat_basis_points }: NonNullable<PermitKind['device']>): MoneyLine => ({
  code: 'device',
  text: deviceText,
  explanation: null,
  quantity: 1,
  unit_cents: cents,
  cents,
  vat_basis_points,
})

/**
 * What a permit costs, line by line; lines of nothing are left out, so a free one has none. The administrative fee is no part of it.
 * @returns undefined where the kind is not sold by the period on that day
 */
export const feeOf = (kind: PricedKind, facts: FeeFacts): MoneyLine[] | undefined => {
  const price = priceLineOf(kind, facts)
  if (price === undefined) return undefined
  return [price, ...(facts.wantsDevice === true && kind.device !== null ? [deviceLine(kind.device)] : [])].filter(({ cents }) => cents > 0)
}
