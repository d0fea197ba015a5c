import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import { expect, test } from 'vitest'
import { type KindValues, kindBody, kindCall, kindSchema, kindValues, knownDocuments } from '../kinds/kind-values.ts'
import { gateSign } from '../../../ui/map/gate-sign.ts'
import { kindsOfLot } from './lot-kinds.ts'
import { placesOf } from './parking-screen.tsx'

const rules = { pro_rata: 'full', second_cents: null, third_cents: null } as const
const tariff = {
  id: 't',
  period: 'year',
  price_cents: 6000,
  vat_basis_points: 2200,
  ...rules,
  valid_from: '2020-01-01',
  valid_until: null,
} as const
const document = {
  type: 'identity',
  name: { sl: 'Osebni', en: 'Identity' },
  explanation: { sl: 'x', en: 'x' },
  required: true,
  expires: false,
}
const kind: PermitKind = {
  id: 'k',
  code: 'resident',
  name: { sl: 'Stanovalec', en: 'Resident' },
  description: { sl: 'x', en: 'x' },
  user_types: ['resident'],
  documents: [document],
  validity: { rule: 'calendar_year', lastMonth: 1, lastDay: 31 },
  openings: ['plate'],
  time_windows: [],
  max_vehicles: 1,
  cap_per_holder: null,
  one_open_per_plate: true,
  device: null,
  administrative_fees: [],
  tariffs: [tariff],
}

test('a lot has the kinds that somebody may ask for there today', () => {
  const resources: Resources = {
    permit_kinds: [
      kind,
      { ...kind, id: 'unpriced', tariffs: [{ ...tariff, valid_until: '2021-01-01' }] },
      { ...kind, id: 'office', user_types: [] },
      { ...kind, id: 'other', user_types: ['taxi'] },
    ],
    parking_lots: [],
    user_types: [],
    user_type_parking_lots: [{ user_type_code: 'resident', parking_lot_id: 'lot' }],
  }
  expect(kindsOfLot(resources, 'lot').map(({ id }) => id)).toEqual(['k'])
  expect(kindsOfLot(resources, 'elsewhere')).toEqual([])
})

test('signs of the map are those of the list, also where a lot has no place', () => {
  const name = { sl: 'A', en: 'A' }
  const lot = { code: 'A', name, zone: 'Z', zone_name: { sl: 'Z', en: 'Z' }, capacity: null }
  const lots = [
    { ...lot, id: '1', latitude: null, longitude: null },
    { ...lot, id: '2', latitude: 46, longitude: 14 },
  ]
  const gates = [{ code: 'g', name: 'G', zone: null, latitude: 46, longitude: 14 }]
  expect(placesOf(lots, gates, 'sl').map(({ key, sign }) => [key, sign])).toEqual([
    ['2', '2'],
    ['g', 'A'],
  ])
  expect([0, 25, 26, 51, 52].map(gateSign)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA'])
})

const interim = { interim_days: null, interim_months: 12 }
const administered = {
  ...{ ...kind, ...interim },
  short_name: '',
  procedure: 'simple' as const,
  active: true,
  parks: true,
  entries_a_day: 2,
  entries_a_month: null,
  one_inside: false,
  vehicle_classes: ['M1' as const, 'N1' as const],
  version: 3,
  open_permits: 0,
}

test('a kind goes through the form unchanged', () => {
  const { id, code, tariffs, ...own } = kind
  const values = kindValues(administered)
  expect(kindBody(values)).toEqual({
    ...{ ...own, ...interim },
    short_name: '',
    procedure: 'simple',
    parks: true,
    ...{ entries_a_day: 2, entries_a_month: null, one_inside: false, vehicle_classes: ['M1', 'N1'] },
    active: true,
  })
  expect(kindSchema.safeParse(values).success).toBe(true)
})

test('only the fields of the chosen rule are sent', () => {
  const values: KindValues = {
    ...kindValues(administered),
    validity: { rule: 'periods', lastMonth: '1', lastDay: 31, documentType: '', maxDays: 31 },
  }
  expect(kindBody(values).validity).toEqual({ rule: 'periods', maxDays: 31 })
})

test('a changed kind is sent with the version that was read and those that the person made by prices', () => {
  const sent = kindCall(administered, 2).callOf(kindValues(administered), false)
  expect(sent).toMatchObject({ params: { id: administered.id }, body: { version: 5, preview: false } })
})

test('a document of several kinds is offered once', () => {
  expect(knownDocuments([kind, { documents: [document, { ...document, type: 'lease' }] }]).map(({ type }) => type)).toEqual([
    'identity',
    'lease',
  ])
})
