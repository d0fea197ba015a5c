import type { PermitKind, Tariff } from '@dovolilnice/contract/parking/permit-kind'
import { expect, test } from 'vitest'
import { officeTerms } from './office-terms.ts'

const today = '2026-11-22'
const tariff = (period: Tariff['period'], price_cents: number, valid_from = '2026-01-01'): Tariff => ({
  id: period,
  period,
  price_cents,
  vat_basis_points: 2200,
  pro_rata: 'full',
  second_cents: null,
  third_cents: null,
  valid_from,
  valid_until: null,
})
const feeTariff = [
  { tariff_number: '1', name: { sl: 'vloga', en: 'application' }, valid_from: '2020-01-01', electronic_cents: 1810, paper_cents: 2260 },
]
const kind = (validity: PermitKind['validity'], tariffs: Tariff[], more: Partial<PermitKind> = {}) =>
  ({ name: { sl: 'Vrsta', en: 'Kind' }, validity, tariffs, device: null, administrative_fees: [], ...more }) as PermitKind
const chosen = {
  period: '' as const,
  period_count: 1,
  valid_from: today,
  valid_until: '',
  from_time: '',
  until_time: '',
  received_on: today,
}
const termsOf = (of: PermitKind, typed: Partial<Parameters<typeof officeTerms>[1]> = {}) =>
  officeTerms(of, { ...chosen, ...typed }, today, feeTariff)
const centsOf = ({ lines }: ReturnType<typeof officeTerms>) => lines?.map(({ cents }) => cents)

test('a kind of the calendar year ends by its rule, and has its price before it is issued', () => {
  const resident = kind({ rule: 'calendar_year', lastMonth: 1, lastDay: 31 }, [tariff('year', 6000)])
  expect(termsOf(resident)).toMatchObject({
    validity: { valid_from: today, valid_until: '2027-02-01' },
    lines: [{ code: 'price', cents: 6000 }],
  })
  expect(termsOf(resident, { valid_until: '2026-12-01' }).validity).toEqual({ valid_from: today, valid_until: '2026-12-01' })
})

test('a part of a year and the fee of a procedure on paper stand as on the clerk’s application', () => {
  const owner = kind({ rule: 'calendar_year', lastMonth: 1, lastDay: 31 }, [{ ...tariff('year', 12_000), pro_rata: 'month' }], {
    administrative_fees: ['1'],
  })
  expect(termsOf(owner).lines).toMatchObject([
    { code: 'price', cents: 3000, explanation: { sl: '3 začeti meseci od 12' } },
    { code: 'administrative_fee', cents: 2260 },
  ])
})

test('a kind that is bought by periods has days and a price once the period is chosen', () => {
  const delivery = kind({ rule: 'periods', maxDays: 366 }, [tariff('week', 1220), tariff('month', 2440)])
  expect(termsOf(delivery)).toEqual({ validity: undefined, lines: undefined })
  const weeks = termsOf(delivery, { period: 'week', period_count: 2 })
  expect([weeks.validity?.valid_until, centsOf(weeks)]).toEqual(['2026-12-06', [2440]])
  expect(termsOf(delivery, { period: 'week', period_count: 'dva' })).toEqual({ validity: undefined, lines: undefined })
})

test('an hour’s price waits for the hours', () => {
  const guest = kind({ rule: 'periods', maxDays: 30 }, [tariff('hour', 200)])
  expect(termsOf(guest, { period: 'hour', period_count: 2 }).lines).toBeUndefined()
  expect(centsOf(termsOf(guest, { period: 'hour', period_count: 2, from_time: '08:00', until_time: '11:30' }))).toEqual([1600])
})

test('where the proof says the end, there is none until it is typed; the price is that of the day of receipt', () => {
  const invalid = kind({ rule: 'document', documentType: 'decision', maxDays: 1830 }, [tariff('once', 0, '2026-11-20')])
  expect(termsOf(invalid)).toEqual({ validity: undefined, lines: [] })
  expect(termsOf(invalid, { received_on: '2026-11-01' }).lines).toBeUndefined()
})
