import type { PermitKind, Tariff } from '@dovolilnice/contract/parking/permit-kind'
import { periodsOn, tariffOn } from '@dovolilnice/contract/parking/price'
import { validityOf } from '@dovolilnice/contract/parking/validity'
import type { Validity } from '@dovolilnice/contract/parking/validity'
import { isLocalDay } from '@dovolilnice/contract/primitives/local-day'
import type { PermitValues } from './permit-form.ts'

type Chosen = Pick<PermitValues, 'period' | 'period_count' | 'valid_from' | 'valid_until' | 'received_on'>

/** By what the office sells the kind: what is chosen, or the only period that its price list has. */
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
  /** The price of one period, VAT included. */
  tariff: Tariff | undefined
}

/** What a permit that the office issues would be: its days, and its line of the price list on the day of receipt. */
export const officeTerms = (kind: PermitKind, chosen: Chosen, today: string): OfficeTerms => {
  const day = chosen.received_on && isLocalDay(chosen.received_on) ? chosen.received_on : today
  const period = periodOf(kind, chosen, day)
  return { validity: validityOfChosen(kind, chosen, day), tariff: period && tariffOn(kind.tariffs, period, day) }
}
