import { chargesOf } from '@dovolilnice/contract/money/fees/administrative-fee-lines'
import type { FeeTariffRow } from '@dovolilnice/contract/money/fees/administrative-fee'
import type { MoneyLine } from '@dovolilnice/contract/money/money-line'
import { ownWindow } from '@dovolilnice/contract/parking/own-hours'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { periodsOn } from '@dovolilnice/contract/parking/price'
import { validityOf, type Validity } from '@dovolilnice/contract/parking/validity'
import { isLocalDay } from '@dovolilnice/contract/primitives/local-day'
import type { PermitValues } from './permit-form.ts'

type Chosen = Pick<PermitValues, 'period' | 'period_count' | 'valid_from' | 'valid_until' | 'from_time' | 'until_time' | 'received_on'>

/** The period in which the office sells the kind: the chosen one, or the only one of its price list. */
const periodOf = (kind: PermitKind, { period }: Chosen, day: string) => {
  const sold = periodsOn(kind.tariffs, day)
  if (kind.validity.rule === 'periods') return period === '' ? undefined : period
  return sold.length === 1 ? sold[0] : undefined
}

/** The days that the server will give the permit, as far as they follow from what is chosen; a typed last day comes first. */
const validityOfChosen = (kind: PermitKind, chosen: Chosen, day: string): Validity | undefined => {
  const { valid_from: from, valid_until: until, period_count: typed } = chosen
  if (!isLocalDay(from)) return undefined
  if (until) return isLocalDay(until) && until > from ? { valid_from: from, valid_until: until } : undefined
  const count = Number(typed)
  if (kind.validity.rule === 'document') return undefined
  if (kind.validity.rule !== 'periods') return validityOf(kind.validity, from)
  const period = periodOf(kind, chosen, day)
  return period === undefined || !Number.isInteger(count) || count < 1 ? undefined : validityOf(kind.validity, from, period, count)
}

export interface OfficeTerms {
  validity: Validity | undefined
  /** The fee by the price list of the day of receipt, as of an application on paper; undefined while it does not follow yet. */
  lines: MoneyLine[] | undefined
}

/** What a permit that the office issues would be: its days, and what an application on paper for it would cost. */
export const officeTerms = (kind: PermitKind, chosen: Chosen, today: string, feeTariff: readonly FeeTariffRow[]): OfficeTerms => {
  const pricedOn = chosen.received_on && isLocalDay(chosen.received_on) ? chosen.received_on : today
  const period = periodOf(kind, chosen, pricedOn)
  const validity = validityOfChosen(kind, chosen, pricedOn)
  const count = kind.validity.rule === 'periods' ? Number(chosen.period_count) : 1
  const hours = period === 'hour' ? ownWindow(chosen) : undefined
  // An hour's price is no price until it is known how many hours there are.
  const isPriced = period !== undefined && Number.isInteger(count) && count >= 1 && (period !== 'hour' || hours !== undefined)
  const facts = { count, pricedOn, onPaper: true, ...(validity && { days: validity }), ...(hours && { hours }) }
  return { validity, lines: isPriced ? chargesOf(kind, feeTariff, { period, ...facts }) : undefined }
}
