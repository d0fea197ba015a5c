import { expect, test } from 'vitest'
import { centsOf } from './money-field.tsx'

test.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.50', 1250],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1 234,50 €', 123_450],
  ['0,07', 7],
  ['1.234', 123_400],
  ['-3,20', -320],
])('%s is %i cents', (written, cents) => expect(centsOf(written)).toBe(cents))

test.each(['', 'dvanajst', '12,345,6', '12,345.678', '1,0055', '5,001', '-5,001', '.'])('"%s" is no amount', (written) =>
  expect(centsOf(written)).toBeUndefined(),
)
