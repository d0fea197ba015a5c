import { expect, test } from 'vitest'
import { formatPaidAmount } from './payment-list.ts'

test('an amount in another currency is written as the reader writes numbers', () => {
  expect(formatPaidAmount(123_456, 'CHF', 'sl')).toBe('1234,56 CHF')
  expect(formatPaidAmount(-4000, 'CHF', 'en')).toBe('-40.00 CHF')
})
