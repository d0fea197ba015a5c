import { expect, it } from 'vitest'
import { clockDifference } from './clock-difference.ts'

it.each([
  [3, '3 sekunde', '3 seconds'],
  [-45, '45 sekund', '45 seconds'],
  [119, '119 sekund', '119 seconds'],
  [120, '2 minuti', '2 minutes'],
  [-7_300, '2 uri', '2 hours'],
  [20_000 * 86_400, '20.000 dni', '20,000 days'],
])('tells %i seconds', (seconds, slovenian, english) => {
  expect([clockDifference(seconds, 'sl'), clockDifference(seconds, 'en')]).toEqual([slovenian, english])
})
