import { expect, test } from 'vitest'
import { durationText } from './bollard-alert.ts'

test.each([
  [5, '1 minuta', '1 minute'],
  [180, '3 minute', '3 minutes'],
  [7500, '2 h 05 min', '2 h 05 min'],
])('%s seconds', (seconds, sl, en) => {
  expect([durationText(seconds, 'sl'), durationText(seconds, 'en')]).toEqual([sl, en])
})
