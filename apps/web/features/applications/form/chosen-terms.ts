import { today } from '../../../platform/today.ts'
import { validityOfForm } from '@dovolilnice/contract/applications/apply/check-application'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { ownWindow } from '@dovolilnice/contract/parking/own-hours'
import type { OwnHours } from '@dovolilnice/contract/parking/own-hours'
import { priceOf } from '@dovolilnice/contract/parking/price'
import { validityOf } from '@dovolilnice/contract/parking/validity'
import type { Validity } from '@dovolilnice/contract/parking/validity'
import { daysBetween, lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { useWatch } from 'react-hook-form'
import type { ApplicationValues } from './form-values.ts'
import { isDay, priceDay } from './price-day.ts'

export interface ChosenTerms {
  validity?: Validity
  price?: { cents: number; vat_basis_points: number }
  /** By the hour: the hours of each day. */
  hours?: OwnHours
}

/**
 * The next 1 January as a start, for a kind that is valid until a day of the calendar year, where the start that is chosen buys less than
 * half of those days; the price is that of the day of sending, so it stays the same.
 */
export const longerValidity = (kind: PermitKind | undefined, chosen: Validity | undefined): { from: string; last: string } | undefined => {
  if (kind?.validity.rule !== 'calendar_year' || chosen === undefined) return undefined
  const from = `${Number(chosen.valid_from.slice(0, 4)) + 1}-01-01`
  const { valid_until: until } = validityOf(kind.validity, from)
  const isFarLonger = 2 * daysBetween(chosen.valid_from, chosen.valid_until) < daysBetween(from, until)
  return isFarLonger ? { from, last: lastDayOf(until) } : undefined
}

type Chosen = ['period', 'period_count', 'valid_from', 'document_expires', 'from_time', 'until_time', 'received_on']

/** The days and the price, that of the day of receipt, that follow from what is chosen so far: the same rules by which the server computes them. */
export const useChosenTerms = (kind: PermitKind | undefined): ChosenTerms => {
  const [period, count, from, expires, from_time, until_time, received] = useWatch<ApplicationValues, Chosen>({
    name: ['period', 'period_count', 'valid_from', 'document_expires', 'from_time', 'until_time', 'received_on'],
  })
  const periods = kind?.validity.rule === 'periods' ? Number(count) : 1
  if (kind === undefined || period === '' || !Number.isInteger(periods) || periods < 1) return {}
  const hours = period === 'hour' ? { from_time, until_time } : {}
  const window = ownWindow(hours)
  // An hour's price is no price until it is known how many hours there are.
  const price = period === 'hour' && window === undefined ? undefined : priceOf(kind, period, periods, priceDay(received, today()), window)
  if (!isDay(from)) return { price }
  const days = Object.fromEntries(Object.entries(expires ?? {}).filter(([, day]) => isDay(day)))
  return { price, hours, validity: validityOfForm(kind, { valid_from: from, period, period_count: periods, document_expires: days }) }
}
