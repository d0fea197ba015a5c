import type { PermitKind, Tariff } from '@dovolilnice/contract/parking/permit-kind'
import { expect, test } from 'vitest'
import { longerValidity } from './chosen-terms.ts'

const whole = { pro_rata: 'full' } as Tariff
const untilJanuary = { validity: { rule: 'calendar_year', lastMonth: 1, lastDay: 31 } } as PermitKind

test('a start late in the year is told of the longer time from 1 January', () => {
  const chosen = { valid_from: '2026-11-22', valid_until: '2027-02-01' }
  expect(longerValidity(untilJanuary, { validity: chosen, tariff: whole })).toEqual({ from: '2027-01-01', last: '2028-01-31' })
})

test('a start that buys most of a year, or a kind sold by its length, is told nothing', () => {
  expect(longerValidity(untilJanuary, { validity: { valid_from: '2026-03-01', valid_until: '2027-02-01' }, tariff: whole })).toBeUndefined()
  const byMonths = { validity: { rule: 'periods', maxDays: 366 } } as PermitKind
  expect(longerValidity(byMonths, { validity: { valid_from: '2026-11-22', valid_until: '2026-12-22' }, tariff: whole })).toBeUndefined()
  expect(longerValidity(untilJanuary, { tariff: whole })).toBeUndefined()
})

test('a start whose part of the year is paid for is told nothing', () => {
  const validity = { valid_from: '2026-11-22', valid_until: '2027-02-01' }
  expect(longerValidity(untilJanuary, { validity, tariff: { pro_rata: 'month' } as Tariff })).toBeUndefined()
})
