import { expect, test } from 'vitest'
import { keptCredentials } from './change-credentials.ts'

type Stored = Parameters<typeof keptCredentials>[0][number]

const sent = new Date('2026-11-10T08:00:00Z')
const stored = (value: string, changes: Partial<Stored> = {}): Stored => ({
  kind: 'plate',
  value,
  value_normalised: value.replace(/\W/g, ''),
  valid_from: null,
  valid_until: null,
  vehicle_class: null,
  created_at: new Date('2026-01-01T08:00:00Z'),
  ...changes,
})
const old = [
  stored('LJ GOE-1', { valid_until: '2026-11-20' }),
  stored('LJ SLD-2', { valid_until: '2026-11-01' }),
  stored('LJ NXT-3', { valid_from: '2026-11-20' }),
  stored('LJ TMP-4', { valid_from: '2026-11-15', valid_until: '2026-11-18' }),
  stored('0401', { kind: 'rfid' }),
  stored('+38641123456', { kind: 'phone' }),
]
const applicationOf = (plates: string[], replace_reason = 'lost') => ({
  plates,
  plates_normalised: plates.map((plate) => plate.replace(/\W/g, '')),
  replace_reason,
  created_at: sent,
})
const kept = (credentials: Stored[], application: ReturnType<typeof applicationOf>) =>
  keptCredentials(credentials, application, '2026-11-16').map(({ value, valid_from: from, valid_until: until }) =>
    [value, from ?? '', until ?? ''].join('|'),
  )

test('in the place of a lost permit its vehicles go on with their days, and its card does not', () => {
  expect(kept(old, applicationOf(['LJ NXT-3']))).toEqual([
    'LJ GOE-1||2026-11-20',
    'LJ NXT-3|2026-11-20|',
    'LJ TMP-4|2026-11-15|2026-11-18',
    '+38641123456||',
  ])
})

test('a new vehicle stands in the place of all, and the card goes on', () => {
  expect(kept(old, applicationOf(['LJ NEW-5'], 'new_vehicle'))).toEqual(['LJ NEW-5||', '0401||', '+38641123456||'])
})

test('a clerk’s correction holds: one vehicle for another', () => {
  expect(kept([stored('LJ BAD-1')], applicationOf(['LJ GUT-1']))).toEqual(['LJ GUT-1||'])
})

test('a vehicle that came onto the permit after the application was sent stays in the place of the one before', () => {
  const changed = [
    stored('LJ OLD-1', { valid_until: '2026-11-12' }),
    stored('LJ NEW-2', { valid_from: '2026-11-12', created_at: new Date('2026-11-11T08:00:00Z') }),
  ]
  expect(kept(changed, applicationOf(['LJ OLD-1']))).toEqual(['LJ NEW-2|2026-11-12|'])
})
