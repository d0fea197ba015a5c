import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { fieldErrors } from '../../errors.ts'
import type { PermitKind } from '../../parking/permit-kind.ts'
import { addDays, addMonths } from '../../primitives/local-day.ts'
import type { Resources } from '../../resources/operations.ts'
import { checkApplication, validityOfForm, type Circumstances } from './check-application.ts'
import { checkedApplicationForm } from './checked-application-form.ts'

const id = (digit: number): string => `01999999-0000-7000-8000-00000000000${digit}`
const today = '2026-11-16'

const usual = { pro_rata: 'full', second_cents: null, third_cents: null } as const

const kind: PermitKind = {
  id: id(1),
  code: 'delivery',
  name: { sl: 'Dostava', en: 'Delivery' },
  description: { sl: '', en: '' },
  user_types: ['delivery'],
  documents: [
    { type: 'contract', name: { sl: 'Pogodba', en: 'Contract' }, explanation: { sl: '', en: '' }, required: true, expires: true },
    { type: 'remark', name: { sl: 'Opomba', en: 'Remark' }, explanation: { sl: '', en: '' }, required: false, expires: false },
  ],
  validity: { rule: 'periods', maxDays: 31 },
  openings: ['plate'],
  time_windows: [],
  max_vehicles: 2,
  cap_per_holder: null,
  one_open_per_plate: true,
  device: null,
  administrative_fees: [],
  tariffs: [
    { id: id(2), period: 'day', price_cents: 500, vat_basis_points: 2200, ...usual, valid_from: '2026-01-01', valid_until: '2026-12-01' },
    { id: id(3), period: 'day', price_cents: 600, vat_basis_points: 2200, ...usual, valid_from: '2026-12-01', valid_until: null },
    { id: id(4), period: 'month', price_cents: 6000, vat_basis_points: 2200, ...usual, valid_from: '2027-01-01', valid_until: null },
  ],
}

const resources: Resources = {
  permit_kinds: [kind],
  parking_lots: [
    {
      id: id(5),
      code: 'A',
      name: { sl: 'A', en: 'A' },
      zone: 'A',
      zone_name: { sl: 'A', en: 'A' },
      capacity: null,
      latitude: null,
      longitude: null,
    },
    {
      id: id(6),
      code: 'B',
      name: { sl: 'B', en: 'B' },
      zone: 'B',
      zone_name: { sl: 'B', en: 'B' },
      capacity: null,
      latitude: null,
      longitude: null,
    },
  ],
  user_types: [
    { code: 'delivery', name: { sl: 'Dostava', en: 'Delivery' }, applicant: 'company' },
    { code: 'resident', name: { sl: 'Stanovalec', en: 'Resident' }, applicant: 'person' },
  ],
  user_type_parking_lots: [{ user_type_code: 'delivery', parking_lot_id: id(5) }],
}

const form = {
  permit_kind_id: kind.id,
  applicant_type: 'company' as const,
  user_type_code: 'delivery',
  name: 'Prevozi Žabjek d.o.o.',
  street: 'Cesta 1',
  post_code: '9999',
  city: 'Zgornji Kamen',
  email: 'prevozi@primer.si',
  phone: '041 123 456',
  tax_number: '50223054',
  plates: ['LJ AB-123'],
  parking_lot_id: id(5),
  period: 'day' as const,
  period_count: 3,
  valid_from: '2026-11-20',
  document_expires: { contract: '2027-06-30' },
}
const circumstances: Circumstances = { resources, documents: ['contract'], today }

const broken = (changes: Partial<typeof form> & Record<string, unknown>, more: Partial<Circumstances> = {}): string[] =>
  checkApplication({ ...form, ...changes }, { ...circumstances, ...more }).map(({ path, rule }) => `${path}: ${rule}`)

describe('the rules that fields keep together', () => {
  test('a complete form breaks none, and an empty one none either: the schema asks for its fields', () => {
    expect(broken({})).toEqual([])
    expect(checkApplication({}, circumstances)).toEqual([])
  })

  const cases: [changes: Record<string, unknown>, more: Partial<Circumstances>, broken: string[]][] = [
    [{ permit_kind_id: id(9) }, {}, ['permit_kind_id: choice']],
    [{ tax_number: undefined }, {}, ['tax_number: required']],
    [{ applicant_type: 'person' }, {}, ['user_type_code: choice']],
    [{ user_type_code: 'resident', applicant_type: 'person' }, {}, ['permit_kind_id: kind_not_allowed', 'parking_lot_id: lot_not_allowed']],
    [{ parking_lot_id: id(6) }, {}, ['parking_lot_id: lot_not_allowed']],
    [{ parking_lot_id: id(9) }, {}, ['parking_lot_id: choice']],
    [{ plates: ['LJ AB-123', 'lj ab 123'] }, {}, ['plates.1: plate_twice']],
    [{ plates: ['A1', 'B2', 'C3'] }, {}, ['plates.2: too_many_vehicles']],
    [{ period: 'month' }, {}, ['period: choice']],
    [{ period: 'month', period_count: 1 }, { today: '2027-01-02' }, ['valid_from: day_past']],
    [{ period: 'month', period_count: 1 }, { pricesOn: '2027-01-02' }, []],
    [{}, { pricesOn: '2025-12-31' }, ['period: choice']],
    [{ period_count: 31 }, {}, []],
    [{ period_count: 32 }, {}, ['period_count: period_too_long']],
    [{ period_count: 1_000_000_000 }, {}, ['period_count: period_too_long']],
    [{ valid_from: '2026-02-30' }, {}, []],
    [{ valid_from: '5122026' }, { documents: [] }, ['document.contract: document_missing']],
    [{ valid_from: '2026-11-15' }, {}, ['valid_from: day_past']],
    [{ valid_from: '2026-11-15' }, { keptStart: '2026-11-15' }, []],
    [{ valid_from: '2027-11-16', document_expires: { contract: '2028-01-01' } }, {}, []],
    [{ valid_from: '2027-11-17', document_expires: { contract: '2028-01-01' } }, {}, ['valid_from: day_too_far']],
    [{}, { documents: [] }, ['document.contract: document_missing']],
    [{ document_expires: {} }, { documents: [], documentsLater: true }, []],
    [{}, { documents: ['contract', 'selfie'] }, ['document.selfie: document_not_asked']],
    [{ document_expires: {} }, {}, ['document_expires.contract: required']],
    [{ document_expires: { contract: '2026-11-19' } }, {}, ['document_expires.contract: document_expired']],
    [{ document_expires: { contract: '2026-11-20' } }, {}, []],
  ]
  test.each(cases)('%j with %j breaks %j', (changes, more, expected) => expect(broken(changes, more)).toEqual(expected))

  test('the schema with the rules names everything at once, in the reader’s language', () => {
    const schema = checkedApplicationForm(() => ({ ...circumstances, documents: [] }))
    const result = schema.safeParse({ ...form, consent: true, email: 'ni', valid_from: '2026-11-01' }, { reportInput: true })
    expect(fieldErrors(result.error!.issues, 'sl').map(({ path, rule }) => `${path}: ${rule}`)).toEqual([
      'email: email',
      'valid_from: day_past',
      'document.contract: document_missing',
    ])
    expect(checkedApplicationForm(() => circumstances).safeParse({ ...form, consent: 'true' }).success).toBe(true)
  })
})

describe('properties', () => {
  const day = fc.integer({ min: 0, max: 800 }).map((count) => addDays('2026-01-01', count))
  const count = fc.integer({ min: 1, max: 60 })

  test('a start is taken exactly from today until a year ahead', () => {
    fc.assert(
      fc.property(day, day, (now, start) => {
        const faults = broken({ valid_from: start, document_expires: { contract: '2031-01-01' } }, { today: now }).filter((one) =>
          one.startsWith('valid_from'),
        )
        expect(faults.length === 0).toBe(start >= now && start <= addMonths(now, 12))
      }),
    )
  })

  test('the days follow from the start, never reach past the longest, and are all that was paid for when no rule is broken', () => {
    fc.assert(
      fc.property(day, count, (start, days) => {
        const validity = validityOfForm(kind, { ...form, valid_from: start, period_count: days })
        expect(validity.valid_from).toBe(start)
        expect(validity.valid_until > start).toBe(true)
        expect(validity.valid_until <= addDays(start, 31)).toBe(true)
        const faults = broken({ valid_from: start, period_count: days }, { today: start }).filter((one) => one.startsWith('period_count'))
        expect(faults.length === 0).toBe(validity.valid_until === addDays(start, days))
      }),
    )
  })

  test('plates: a fault for each repetition and for each list that is too long, whatever the spelling', () => {
    const plate = fc.constantFrom('LJ AB-123', 'lj ab 123', 'LJAB123', 'KR C1-22', 'kr c122')
    fc.assert(
      fc.property(fc.array(plate, { minLength: 1, maxLength: 5 }), (plates) => {
        const faults = broken({ plates })
        const different = new Set(plates.map((one) => one.toUpperCase().replace(/[\s-]/g, ''))).size
        expect(faults.filter((one) => one.endsWith('plate_twice'))).toHaveLength(plates.length - different)
        expect(faults.some((one) => one.endsWith('too_many_vehicles'))).toBe(plates.length > 2)
      }),
    )
  })
})
