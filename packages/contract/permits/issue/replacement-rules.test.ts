import { expect, test } from 'vitest'
import { brokenReplacement, brokenVehicles, lastingPlates } from './replacement-rules.ts'

const broken = (...given: Parameters<typeof brokenVehicles>) => brokenVehicles(...given).map(({ path, rule }) => `${path} ${rule}`)

test.each([
  [['LJ AB-123'], ['LJ AB-123'], ['plates.0 same_vehicle']],
  [['lj ab123'], ['LJ AB-123'], ['plates.0 same_vehicle']],
  [['LJ CD-456'], ['LJ AB-123'], []],
  // One of the two vehicles stays.
  [['LJ AB-123', 'LJ CD-456'], ['LJ AB-123', 'LJ EF-789'], []],
  [['LJ AB-123'], ['LJ AB-123', 'LJ EF-789'], ['plates.0 same_vehicle']],
  [undefined, ['LJ AB-123'], ['plates.0 plate_missing']],
])('a new vehicle %j in the place of %j: %j', (plates, present, expected) => {
  expect(broken({ reason: 'new_vehicle', plates }, present)).toEqual(expected)
})

test('a lost card asks for no other vehicle and for no document', () => {
  const registration = { type: 'vehicle_registration', required: true }
  expect(brokenReplacement({ reason: 'lost', plates: ['LJ AB-123'] }, ['LJ AB-123'], [registration], [])).toEqual([])
})

test('a new vehicle comes with its registration, where the kind requires one', () => {
  const of = (required: boolean, sent: string[]) =>
    brokenReplacement({ reason: 'new_vehicle', plates: ['LJ CD-456'] }, [], [{ type: 'vehicle_registration', required }], sent)
  expect(of(true, [])).toEqual([{ path: 'document.vehicle_registration', rule: 'document_missing' }])
  expect([...of(true, ['vehicle_registration']), ...of(false, [])]).toEqual([])
})

test('a vehicle for some days is none that a permit has for good', () => {
  const openings = [
    { kind: 'plate', value: 'LJ AB-123', valid_until: null },
    { kind: 'plate', value: 'KR TMP-3', valid_until: '2026-12-01' },
    { kind: 'phone', value: '+38641123456', valid_until: null },
  ]
  expect(lastingPlates(openings)).toEqual(['LJ AB-123'])
})
