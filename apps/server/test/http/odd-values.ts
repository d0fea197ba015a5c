import { z } from 'zod/mini'

interface Schema {
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  minimum?: number
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  minItems?: number
  properties?: Record<string, Schema>
}

/** What a field of that name usually holds, where its schema only says that it is a text. */
const usual: Record<string, unknown> = {
  email: 'nekdo@preizkus.si',
  // Of a mail that is sent again.
  recipient: 'nekdo@preizkus.si',
  // Of a monthly export that goes by mail.
  target: 'nekdo@preizkus.si',
  phone: '041 123 456',
  phones: '041 123 456',
  plate: 'LJ AB-123',
  old_plate: 'LJ AB-123',
  // Of a way of opening, the first of which is a plate.
  value: 'LJ AB-123',
  plates: 'LJ AB-123',
  tax_number: '50223054',
  iban: 'SI56192001234567892',
  from: '2026-12-01',
  until: '2026-12-05',
  valid_from: '2026-12-01',
  received_on: '2026-11-16',
  valid_until: '2027-02-01',
  from_time: '09:00',
  until_time: '12:30',
  due_on: '2026-12-01',
  paid_on: '2026-11-16',
  lodged_on: '2026-11-16',
  proposed_on: '2026-11-16',
  ceased_on: '2026-11-16',
  sent_on: '2026-11-16',
  identity_on: '2026-11-16',
  withdrawn_on: '2026-11-16',
  ended_on: '2026-11-16',
  decision_on: '2026-11-16',
  decision_served_on: '2026-11-16',
  term_from: '2026-11-16',
  term_until: '2026-12-01',
  requested_on: '2026-11-16',
  ends_on: '2026-12-31',
  authorised_on: '2020-01-03',
  authorised_until: '2030-12-31',
  handed_over_on: '2026-11-16',
  served_on: '2026-11-16',
  day: '2026-11-16',
  from_day: '2026-11-16',
  until_day: '2026-11-17',
  complete_day: '2026-11-16',
  appeal_ends: '2026-12-01',
  valid_on: '2026-12-01',
  expires_from: '2026-12-01',
  expires_before: '2026-12-01',
  expires_on: '2026-12-01',
  post_code: '9999',
  code: 'koda',
  type: 'vrsta',
  user_types: 'resident',
  // A zone without one.
  outline: '',
  house_number: '12',
  house_number_additional: 'a',
  closed_on: '2026-12-31',
  idempotency_key: 'preizkusni-kljuc-00001',
  // Reasons of acts are sentences.
  reason: 'To je razlog preizkusa.',
  facts: 'To so ugotovitve preizkusa.',
  last_day: '2026-12-31',
  primary: '#14508c',
  secondary: '#14508c',
  tertiary: '#14508c',
}

/** The same where it says only that it is a number. */
const usualNumbers: Record<string, number> = {
  until: 600,
  // More than the part of it that is paid.
  open_cents: 2,
}

const sample = (schema: Schema, name: string): unknown => {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const branch = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0]
  if (branch) return sample(branch, name)
  if (schema.properties) return Object.fromEntries(Object.entries(schema.properties).map(([key, inner]) => [key, sample(inner, key)]))
  switch (schema.type) {
    case 'array':
      return [sample(schema.items ?? {}, name)]
    case 'number':
    case 'integer':
      return usualNumbers[name] ?? Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return false
    case 'object':
      return {}
    case 'null':
      return null
    default:
      if (schema.format === 'uuid') return '01900000-0000-7000-8000-000000000000'
      if (schema.format === 'date-time') return '2026-11-16T09:00:00Z'
      return usual[name] ?? 'nekaj besedila'
  }
}

/** A value that the schema takes, or nearly: enough to bring one odd value in it as far as the database. */
export const sampleOf = (schema: z.ZodMiniType): unknown =>
  sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, '')

/** A body as the flat fields of a form; an empty object has no field. */
export const fieldsOf = (body: unknown): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(body ?? {})
      .filter(([, value]) => typeof value !== 'object' || Object.keys(value as object).length > 0)
      .map(([name, value]) => (Array.isArray(value) ? [`${name}[]`, value.map(String)] : [name, String(value)])),
  )

/** The paths of the values in a sample that are no objects or lists. */
export const leavesOf = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
    : value === undefined
      ? []
      : [path]

/** The sample with another value at one place. */
export const withLeaf = (value: unknown, [key, ...rest]: string[], leaf: unknown): unknown => {
  if (key === undefined) return leaf
  if (Array.isArray(value)) return value.map((inner: unknown, index) => (String(index) === key ? withLeaf(inner, rest, leaf) : inner))
  return { ...(value as object), [key]: withLeaf((value as Record<string, unknown>)[key], rest, leaf) }
}

/** Values that have stopped servers: what a database cannot store, days outside its calendar or the language's, numbers past its types. */
export const oddLeaves: { name: string; value: unknown }[] = [
  { name: 'NUL', value: 'besedilo\u0000' },
  { name: 'half a surrogate pair', value: 'besedilo\ud800' },
  { name: 'the last day of all', value: '9999-12-31' },
  { name: 'the year 0', value: '0000-01-01' },
  { name: 'the instant 0', value: '0000-01-01T00:00:00Z' },
  { name: 'a huge number', value: 9_007_199_254_740_991 },
  { name: 'a long text', value: 'x'.repeat(20_000) },
  { name: 'a list', value: [['a'], null] },
  { name: 'an object', value: { toString: 1, valueOf: {} } },
]

const json = 'application/json'
const form = 'multipart/form-data; boundary=x'
const part = (head: string, body: string): string => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`

/** Complete bodies that no form sends. */
export const oddBodies: { name: string; type: string; raw: Buffer }[] = [
  ...[
    'null',
    '[]',
    '"text"',
    '1e999',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{',
    '',
    '[[[[[[',
    '{"page":-1}',
  ].map((text) => ({
    name: `JSON ${text}`,
    type: json,
    raw: Buffer.from(text),
  })),
  { name: 'deeply nested', type: json, raw: Buffer.from('['.repeat(50_000) + ']'.repeat(50_000)) },
  { name: 'bytes that are no UTF-8', type: json, raw: Buffer.from([0x22, 0xff, 0xfe, 0x22]) },
  { name: 'plain text', type: 'text/plain', raw: Buffer.from('nekaj') },
  { name: 'a form of another kind', type: 'application/x-www-form-urlencoded', raw: Buffer.from('a=1') },
  { name: 'no such type', type: 'nekaj/nikjer', raw: Buffer.from('x') },
  { name: 'a form without an end', type: form, raw: Buffer.from(part('name="name"', 'A')) },
  { name: 'a form without a boundary', type: 'multipart/form-data', raw: Buffer.from('x') },
  {
    name: 'fields twice, nested and named like prototypes',
    type: form,
    raw: Buffer.from(
      [
        'plates[]',
        'plates',
        'document_expires',
        'document_expires.identity',
        'document_expires[]',
        'version',
        'version',
        'toString[]',
        '__proto__.a',
        'a.__proto__',
      ]
        .map((name) => part(`name="${name}"`, 'x'))
        .join('') + '--x--\r\n',
    ),
  },
]
