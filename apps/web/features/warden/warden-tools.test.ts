import { expect, test } from 'vitest'
import { spokenPlate } from './warden-tools.tsx'

test.each([
  ['el je a be ena dva tri', 'LJ AB-123'],
  ['L J a b 1 2 3', 'LJ AB-123'],
  ['lj ab 123', 'LJ AB-123'],
  ['LJ AB-123', 'LJ AB-123'],
  ['em be, dvojni ve iks štiri pet šest', 'MB WX-456'],
  ['ce e če že sedem osem devet', 'CE ČŽ789'],
  ['ka pe ipsilon ku nič nula ničla', 'KP YQ-000'],
  ['el jay you pee zero zero one', 'LJ UP-001'],
  ['gee oh double-u double u two three four', 'GO WW-234'],
  ['kay ar zed ex five six seven', 'KR ZX-567'],
  ['en em haitch ess eight nine zero', 'NM HS-890'],
  ['w 12345 x', 'W12345X'],
])('%s is %s', (heard, plate) => expect(spokenPlate(heard)).toBe(plate))

test('what is neither letter nor digit stays as it was heard, for the warden to mend', () => {
  expect(spokenPlate('Ljubljana ab 123')).toBe('LJUBLJANA AB 123')
  expect(spokenPlate('')).toBe('')
})
