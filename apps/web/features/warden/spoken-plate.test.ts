import { expect, test } from 'vitest'
import { spokenPlate } from './spoken-plate.ts'

test.each([
  ['el je a be ena dva tri', 'LJ AB-123'],
  ['L J a b 1 2 3', 'LJ AB-123'],
  ['El je u pe 0 0 1.', 'LJ UP-001'],
  ['em be, dvojni ve iks štiri pet šest', 'MB WX-456'],
  ['ce e če že sedem osem devet', 'CE ČŽ789'],
  ['lj ab ena dva tri', 'LJ AB-123'],
  ['ka pe ipsilon ku nič nula ničla', 'KP YQ-000'],
  ['el jay you pee zero zero one', 'LJ UP-001'],
  ['gee oh double-u double u two three four', 'GO WW-234'],
  ['en em haitch ess eight nine zero', 'NM HS-890'],
])('%s is %s', (heard, plate) => expect(spokenPlate(heard)).toBe(plate))

test.each([
  'LJ AB-123',
  'ce 12-345',
  'be ab 123',
  'PET-123',
  'ONE 123',
  'LJ TRI-23',
  'W PET 1',
  'W 12345 X',
  'KE TE 12 3',
  'Ljubljana a be ena dva tri',
  '',
])('%s was typed, or is no plate, and stays as it is', (typed) => expect(spokenPlate(typed)).toBeUndefined())
