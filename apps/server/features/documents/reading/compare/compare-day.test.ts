import { expect, test } from 'vitest'
import { compareEnd, compareStart, findDays } from './compare-day.ts'
import { written } from './words.ts'

test.each([
  ['velja do 14. 12. 2026', ['2026-12-14']],
  ['14.12.2026', ['2026-12-14']],
  ['1.2.2026.', ['2026-02-01']],
  ['dne 14. decembra 2026', ['2026-12-14']],
  ['3 marca 2027', ['2027-03-03']],
  ['14/12/2026 in 14-12-2026', ['2026-12-14', '2026-12-14']],
  ['2026-12-14', ['2026-12-14']],
  ['l4.12.2O26', ['2026-12-14']],
  ['31. 2. 2026', []],
  ['št. 214-17/2026', []],
  ['12.2026', []],
  ['1.2.3.2026', []],
  ['7 oken 2026', []],
])('%s holds %j', (line, days) => {
  expect(findDays(written([line], true)).map(({ day }) => day)).toEqual(days)
})

const ended = (lines: string[]) => {
  const { outcome, found } = compareEnd('2027-05-31', written(lines, true))
  return [outcome, found]
}

test('the end agrees where its day stands, and differs where another stands behind or under the words of an end', () => {
  expect(ended(['Izdano 1. 5. 2026', 'Velja do: 31. 5. 2027'])).toEqual(['agrees', '2027-05-31'])
  expect(ended(['Izdano 1. 5. 2026', 'Velja do: 31. 5. 2028'])).toEqual(['differs', '2028-05-31'])
  expect(ended(['H veljavnost', '31. 8. 2027'])).toEqual(['differs', '2027-08-31'])
  expect(ended(['Izdano 1. 5. 2026'])).toEqual(['not_found', null])
})

test('of the many dates of a paper only the day itself says something of the start', () => {
  expect(compareStart('2026-12-05', written(['Prireditev bo 5. decembra 2026.'])).outcome).toBe('agrees')
  expect(compareStart('2026-12-05', written(['Prireditev bo 6. decembra 2026.'])).outcome).toBe('not_found')
})

test('of an endless row of dates the first are looked at', () => {
  const days = findDays(written(['1.1.2026,'.repeat(110_000)]))
  expect(days.length).toBe(50)
  expect(Math.max(...days.map(({ before }) => before.length))).toBeLessThan(60)
})
