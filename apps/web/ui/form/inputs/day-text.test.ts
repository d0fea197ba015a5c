import { locales } from '@dovolilnice/contract/locale'
import { expect, test } from 'vitest'
import { dayText, readDay } from './day-text.ts'

test.each([
  ['21. 11. 2026', '2026-11-21'],
  ['1.2.2027', '2027-02-01'],
  ['31/1/27', '2027-01-31'],
  ['2026-11-21', '2026-11-21'],
  ['2026. 11. 21.', '2026-11-21'],
  ['2026.2.1', '2026-02-01'],
  [' 29. 2. 2028 ', '2028-02-29'],
])('%s is %s', (written, day) => expect(readDay(written)).toBe(day))

test.each(['31. 2. 2026', '29. 2. 2027', '13. 13. 2026', 'jutri', '', '0. 1. 2026'])('%s is no day', (written) =>
  expect(readDay(written)).toBeUndefined(),
)

test('a day is written as it is read here', () => {
  expect(dayText('2026-11-01', 'sl')).toBe('1. 11. 2026')
  expect(dayText('2026-11-01', 'hu')).toBe('2026. 11. 01.')
  for (const locale of locales) expect(readDay(dayText('2026-11-01', locale))).toBe('2026-11-01')
})
