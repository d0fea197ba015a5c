import { applicationList } from '@dovolilnice/contract/applications/list/application-list'
import { listPage } from '@dovolilnice/contract/list'
import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { features } from '../../compose.ts'
import { isListRoute } from './context.ts'
import { presentFast } from './feature.ts'

const id = '019a0000-0000-7000-8000-000000000001'
const application = {
  id,
  number: 'V-2026-000001',
  status: 'submitted',
  name: 'Ana',
  email: null,
  plates: ['LJ AB-123'],
  permit_kind_id: id,
  permit_kind_name: { sl: 'Letna', en: 'Yearly' },
  parking_lot_id: id,
  parking_lot_name: { sl: 'Trg', en: 'Square' },
  period: 'year',
  period_count: 1,
  valid_from: '2026-01-01',
  valid_until: '2027-01-01',
  from_time: null,
  until_time: null,
  fee_cents: 100,
  is_granted: false,
  suspended_on: null,
  due_on: null,
  call_by: null,
  decide_by: '2026-02-01',
  source: 'web',
  created_at: new Date('2026-01-01T08:00:00Z'),
  updated_at: new Date('2026-01-01T08:00:00Z'),
  version: 1,
  actions: ['reject'],
  counted_from: '2026-01-01',
  term_on: '2026-02-01',
  age_days: 3,
  documents_met: 1,
  documents_sent: 2,
  assigned_to: null,
  assigned_name: null,
}
const page = (row: object) => ({ items: [row, row], total: 2, page: 1, itemsPerPage: 10 })
const schema = listPage(applicationList)

test('presents a page as its schema does, without what the schema does not name', () => {
  const given = page({ ...application, password_hash: 'secret', permit_kind_name: { sl: 'Letna', en: 'Yearly', note: 'own' } })
  const presented = presentFast(schema, given)
  expect(presented).toBeDefined()
  expect(presented).toEqual(schema.parse(given))
  expect(JSON.stringify(presented)).not.toMatch(/secret|own/)
})

test.each([
  ['a field is absent', { ...application, number: undefined }],
  ['a type is wrong', { ...application, version: '1' }],
  ['a code is unknown', { ...application, status: 'lost' }],
  ['a number is none', { ...application, fee_cents: Number.NaN }],
  ['a value in an array is wrong', { ...application, plates: ['LJ AB-123', null] }],
])('leaves it to the schema where %s', (_case, row) => {
  expect(presentFast(schema, page(row))).toBeUndefined()
})

test('leaves it to the schema where a check changes the value, or the kind of schema is another', () => {
  expect(presentFast(z.object({ name: z.string().check(z.trim()) }), { name: ' Ana ' })).toBeUndefined()
  expect(presentFast(z.object({ name: z.union([z.string(), z.number()]) }), { name: 'Ana' })).toBeUndefined()
  expect(presentFast(z.object({ at: instantSchema }), { at: '2026-01-01' })).toBeUndefined()
})

test('what may be absent may be absent, and a record of anything is handed on', () => {
  const optional = z.object({ day: z.optional(z.string()), values: z.nullable(z.record(z.string(), z.unknown())) })
  expect(presentFast(optional, { values: { a: [1] } })).toEqual({ values: { a: [1] } })
  expect(presentFast(optional, { day: 'x', values: null })).toEqual({ day: 'x', values: null })
  expect(presentFast(optional, { day: 1, values: null })).toBeUndefined()
})

/** A value as the schema describes it, every field filled in; undefined for a kind of schema that no list has had so far. */
const sampleOf = (schema: z.core.$ZodType): unknown => {
  if (schema === instantSchema) return new Date(0)
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, sampleOf(field)]))
    case 'array':
      return [sampleOf(def.element)]
    case 'nullable':
    case 'optional':
      return sampleOf(def.innerType)
    case 'record':
      return { anything: [1] }
    case 'string':
      return 'besedilo'
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'enum':
      return Object.values(def.entries)[0]
    default:
      return undefined
  }
}

const lists = features.flatMap(({ routes }) => routes.filter(isListRoute).map(({ operation }) => operation))

test('there are lists to look at', () => expect(lists.length).toBeGreaterThan(10))

test.each(lists)('a row of $name needs no parse', ({ output }) => {
  const sample = sampleOf(output)
  expect(sample).toMatchObject({ items: [expect.objectContaining({})] })
  expect(presentFast(output, sample)).toBeDefined()
})
