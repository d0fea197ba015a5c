import { today, useParameters } from '../../../../platform/kit.ts'
import { chargesOf } from '@dovolilnice/contract/money/fees/administrative-fee-lines'
import { sumOf, type MoneyLine } from '@dovolilnice/contract/money/money-line'
import { validityOfForm } from '@dovolilnice/contract/applications/apply/check-application'
import type { PermitKind, Tariff } from '@dovolilnice/contract/parking/permit-kind'
import { ownWindow, type OwnHours } from '@dovolilnice/contract/parking/own-hours'
import { tariffOn } from '@dovolilnice/contract/parking/price'
import { validityOf, type Validity } from '@dovolilnice/contract/parking/validity'
import { daysBetween, lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { useWatch } from 'react-hook-form'
import type { ApplicationValues } from '../form-values.ts'
import { betterPeriod, type Bought } from './better-period.ts'
import { isDay, priceDay } from './price-day.ts'

export interface ChosenTerms {
  validity?: Validity
  /** What it costs; empty when it is free. */
  lines?: MoneyLine[]
  /** The price from which that follows. */
  tariff?: Tariff
  hours?: OwnHours
  /** Another period that lasts as long and costs less. */
  better?: Bought | undefined
}

/**
 * The next 1 January as a start, for a kind that is valid until a day of the calendar year and costs a whole year, where the start that is chosen
 * buys less than half of those days; the price is that of the day of sending, so it stays the same.
 */
export const longerValidity = (
  kind: PermitKind | undefined,
  { validity: chosen, tariff }: Pick<ChosenTerms, 'validity' | 'tariff'>,
): { from: string; last: string } | undefined => {
  if (kind?.validity.rule !== 'calendar_year' || chosen === undefined || tariff?.pro_rata !== 'full') return undefined
  const from = `${Number(chosen.valid_from.slice(0, 4)) + 1}-01-01`
  const { valid_until: until } = validityOf(kind.validity, from)
  const isFarLonger = 2 * daysBetween(chosen.valid_from, chosen.valid_until) < daysBetween(from, until)
  return isFarLonger ? { from, last: lastDayOf(until) } : undefined
}

type Chosen = ['period', 'period_count', 'valid_from', 'document_expires', 'from_time', 'until_time', 'received_on', 'wants_device']

const daysOf = (kind: PermitKind, period: Tariff['period'], count: number, from: string, expires: Record<string, unknown> | undefined) => {
  if (!isDay(from)) return undefined
  const days = Object.fromEntries(Object.entries(expires ?? {}).filter((entry): entry is [string, string] => isDay(entry[1])))
  return validityOfForm(kind, { valid_from: from, period, period_count: count, document_expires: days })
}

/** The days and the price, that of the day of receipt, that follow from what is chosen so far: the same rules by which the server computes them. */
export const useChosenTerms = (kind: PermitKind | undefined): ChosenTerms => {
  const feeTariff = useParameters()?.administrative_fees.tariff
  const [period, count, from, expires, from_time, until_time, received, wantsDevice] = useWatch<ApplicationValues, Chosen>({
    name: ['period', 'period_count', 'valid_from', 'document_expires', 'from_time', 'until_time', 'received_on', 'wants_device'],
  })
  const periods = kind?.validity.rule === 'periods' ? Number(count) : 1
  if (kind === undefined || period === '' || !Number.isInteger(periods) || periods < 1) return {}
  const hours = period === 'hour' ? { from_time, until_time } : {}
  const window = ownWindow(hours)
  const pricedOn = priceDay(received, today())
  const validity = daysOf(kind, period, periods, from, expires)
  // An hour's price is no price until it is known how many hours there are.
  const isPriced = feeTariff !== undefined && (period !== 'hour' || window !== undefined)
  const facts = { pricedOn, hours: window, wantsDevice: wantsDevice === true }
  const charge = (bought: Pick<Bought, 'period' | 'count'> & { validity?: Bought['validity'] | undefined }): MoneyLine[] | undefined =>
    // Only what a clerk enters has a day of receipt.
    isPriced
      ? chargesOf(kind, feeTariff, {
          ...facts,
          period: bought.period,
          count: bought.count,
          days: bought.validity,
          onPaper: received !== undefined,
        })
      : undefined
  const lines = charge({ period, count: periods, validity })
  return {
    lines,
    tariff: tariffOn(kind.tariffs, period, pricedOn),
    ...(validity && { validity, hours }),
    ...(validity &&
      lines && {
        better: betterPeriod(kind, { period, count: periods, validity, cents: sumOf(lines) }, pricedOn, (other) =>
          sumOf(charge(other) ?? []),
        ),
      }),
  }
}
