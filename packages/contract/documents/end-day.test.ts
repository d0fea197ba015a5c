import { expect, test } from 'vitest'
import { endDayIn } from './end-day.ts'

test.each([
  [['Izdano 1. 5. 2026', 'Velja do: 31. 5. 2027'], '2027-05-31'],
  [['Veljavnost: od 1. 6. 2026 do 31. 5. 2027'], '2027-05-31'],
  [['H veljavnost', '31. 8. 2027'], '2027-08-31'],
  [['Valid until 2027-05-31'], '2027-05-31'],
  [['Velja do 14. decembra 2026', 'Velja do 1. 1. 2030'], '2026-12-14'],
  [['Izdano 1. 5. 2026', 'Marjeta Hribar'], undefined],
  [['Velja do preklica', 'Marjeta Hribar, rojena 1. 5. 1980'], undefined],
])('%j ends on %s', (lines, day) => {
  expect(endDayIn(lines)).toBe(day)
})
