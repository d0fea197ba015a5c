import { expect, test } from 'vitest'
import { formatHour, formatShortDay } from './short-format.ts'

test('a day without its year and the hour of an instant are written as each language writes them', () => {
  expect([formatShortDay('2026-12-04', 'sl'), formatShortDay('2026-12-04', 'en')]).toEqual(['4. 12.', '4 Dec'])
  const at = Date.parse('2026-11-23T01:52:00Z')
  expect([formatHour(at, 'sl'), formatHour(at, 'en'), formatHour(at + 12 * 3_600_000, 'en')]).toEqual(['02:52', '02:52', '14:52'])
})
