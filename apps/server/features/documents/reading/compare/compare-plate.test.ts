import { expect, test } from 'vitest'
import { comparePlates, findPlates } from './compare-plate.ts'
import { written } from './words.ts'

const outcomes = (own: string[], lines: string[], recognised = true) =>
  comparePlates(own, written(lines, recognised)).map(({ own: plate, outcome, found }) => [plate, outcome, found])

test.each([
  'A LJ KM-318',
  'vozilo LJKM318, znamka',
  'LJ KM 318',
  'LJ - KM - 318',
  'lj km-318.',
  'reg. št.: LJ–KM–318',
  'LJ KM-3I8',
  'LJ KM-31B',
  '1J KM-318',
])('%j has the plate, as a picture is read', (line) => {
  expect(outcomes(['LJ KM-318'], [line])).toEqual([['LJ KM-318', 'agrees', 'LJ KM-318']])
})

test('the letters of a file are what they are', () => {
  expect(outcomes(['LJ KM-318'], ['LJ KM-31B'], false)).toEqual([['LJ KM-318', 'differs', 'LJ KM31B']])
  expect(outcomes(['LJ KO-318'], ['LJ K0-318'])).toEqual([['LJ KO-318', 'agrees', 'LJ KO-318']])
})

test('another plate differs, the nearest of several; towns and other words are no plates', () => {
  expect(outcomes(['LJ KM-318'], ['MB AA-001', 'LJ KM-319'])).toEqual([['LJ KM-318', 'differs', 'LJ KM-319']])
  expect(outcomes(['LJ KM-318'], ['Kranj, Celje 2026', 'KRANJ', 'CE 2026', 'MS Office 365'])).toEqual([['LJ KM-318', 'not_found', null]])
  expect(findPlates(written(['izdano v Kranju 12. 3. 2026 pod št. 214-17/2026'])).map(({ plate }) => plate)).toEqual([])
})

test('a document about one of several vehicles says nothing of the others', () => {
  expect(outcomes(['LJ KM-318', 'LJ AA-111'], ['LJ AA-111'])).toEqual([['LJ AA-111', 'agrees', 'LJ AA-111']])
})

test('a personalised and a foreign plate agree, too', () => {
  expect(outcomes(['LJ KAVA'], ['A LJ KAVA'])).toEqual([['LJ KAVA', 'agrees', 'LJ KAVA']])
  expect(outcomes(['W-12345X'], ['W 12345 X'])).toEqual([['W-12345X', 'agrees', 'W-12345X']])
})

test('the place of the plate goes round all of its words', () => {
  const [compared] = comparePlates(['LJ KM-318'], written(['A LJ KM-318']))
  expect(compared?.places).toEqual([{ page: 1, x: 0.02, y: 0, width: 0.09, height: 0.01 }])
})
