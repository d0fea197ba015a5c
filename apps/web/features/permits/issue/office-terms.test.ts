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
const kind = (validity: PermitKind['validity'], tariffs: Tariff[]) => ({ validity, tariffs }) as PermitKind
const chosen = { period: '' as const, period_count: 1, valid_from: today, valid_until: '', received_on: today }

test('a kind of the calendar year ends by its rule, and has its price before it is issued', () => {
  const resident = kind({ rule: 'calendar_year', lastMonth: 1, lastDay: 31 }, [tariff('year', 6000)])
  expect(officeTerms(resident, chosen, today)).toMatchObject({
    validity: { valid_from: today, valid_until: '2027-02-01' },
    tariff: { period: 'year', price_cents: 6000 },
  })
  const typed = officeTerms(resident, { ...chosen, valid_until: '2026-12-01' }, today)
  expect(typed.validity).toEqual({ valid_from: today, valid_until: '2026-12-01' })
})

test('a kind that is bought by periods has days and a price once the period is chosen', () => {
  const delivery = kind({ rule: 'periods', maxDays: 366 }, [tariff('week', 1220), tariff('month', 2440)])
  expect(officeTerms(delivery, chosen, today)).toEqual({ validity: undefined, tariff: undefined })
  expect(officeTerms(delivery, { ...chosen, period: 'week', period_count: 2 }, today)).toMatchObject({
    validity: { valid_until: '2026-12-06' },
    tariff: { price_cents: 1220 },
  })
  expect(officeTerms(delivery, { ...chosen, period: 'week', period_count: 'dva' }, today).validity).toBeUndefined()
})

test('where the proof says the end, there is none until it is typed; the price is that of the day of receipt', () => {
  const invalid = kind({ rule: 'document', documentType: 'decision', maxDays: 1830 }, [tariff('once', 0, '2026-11-20')])
  expect(officeTerms(invalid, chosen, today)).toMatchObject({ validity: undefined, tariff: { price_cents: 0 } })
  expect(officeTerms(invalid, { ...chosen, received_on: '2026-11-01' }, today).tariff).toBeUndefined()
})
