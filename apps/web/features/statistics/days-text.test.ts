import { expect, test } from 'vitest'
import { daysText } from './figure-sheet.tsx'

test('whole days are counted, parts of a day stand in the genitive', () => {
  expect([1, 2, 3, 5, 0.5, 2.5].map((count) => daysText(count, 'sl'))).toEqual([
    '1 dan',
    '2 dneva',
    '3 dnevi',
    '5 dni',
    '0,5 dneva',
    '2,5 dneva',
  ])
  expect([1, 2.5].map((count) => daysText(count, 'en'))).toEqual(['1 day', '2.5 days'])
})
