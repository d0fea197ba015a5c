import type { OpenPermitKind } from '@dovolilnice/contract/open-data/open-town'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomTown, townDay } from '../../../test/open-data/random-town.ts'
import { allOf, childOf, readTree } from '../../../test/open-data/xml-tree.ts'
import { writeControlledZones } from '../publications.ts'

const kind = (prices: OpenPermitKind['prices']): OpenPermitKind => ({
  ...{ id: 'kind', code: 'kind', name: { sl: 'Stanovalec', en: 'Resident' }, description: { sl: '', en: '' } },
  ...{ applicants: [], apply_url: 'https://town.example/', hours: [], opens_by: ['plate'], max_vehicles: 1, longest_days: 365 },
  ...{ currency: 'EUR', prices, administrative_fees: [], zones: ['zone'] },
})
const price = { second_cents: null, third_cents: null, pro_rata: 'full', valid_from: '2026-01-01', valid_until: null } as const

const published = (prices: OpenPermitKind['prices']) => {
  const [town] = fc.sample(randomTown, { numRuns: 1, seed: 1 })
  const zone = { id: 'zone', name: 'Mesto', outline: null, point: null, open_hours: [], lots: [], permit_kinds: ['kind'] }
  const xml = writeControlledZones({ ...town!, zones: [zone], kinds: [kind(prices)] }, townDay, () => ({
    version: 1,
    changed_at: new Date(0),
  }))
  return allOf(readTree(xml), 'permitInformation').map((information) => [
    information.attributes['id'],
    allOf(childOf(information, 'description')!, 'value').at(0)?.text,
    allOf(information, 'amountDue')[0]?.text,
    allOf(information, 'maximumAccessDuration')[0]?.text,
  ])
}

test('each price of the day is published, the longest period first, with the prices of a household', () => {
  const year = { ...price, period: 'year', price_cents: 12_000, second_cents: 18_000, third_cents: 24_000 } as const
  const month = { ...price, period: 'month', price_cents: 1500 } as const
  const announced = { ...price, period: 'day', price_cents: 100, valid_from: '2027-01-01' } as const
  expect(published([month, announced, year])).toEqual([
    ['zone.kind', 'Stanovalec – leto', '120.00', 'P1Y'],
    ['zone.kind.second', 'Stanovalec – leto, druga dovolilnica v gospodinjstvu', '180.00', 'P1Y'],
    ['zone.kind.third', 'Stanovalec – leto, tretja in vsaka naslednja dovolilnica v gospodinjstvu', '240.00', 'P1Y'],
    ['zone.kind.month', 'Stanovalec – mesec', '15.00', 'P1M'],
  ])
})

test('what is free says 0.00, and a kind without a price on the day says no fee', () => {
  expect(published([{ ...price, period: 'once', price_cents: 0 }])).toEqual([['zone.kind', 'Stanovalec', '0.00', undefined]])
  expect(published([])).toEqual([['zone.kind', 'Stanovalec', undefined, undefined]])
})
