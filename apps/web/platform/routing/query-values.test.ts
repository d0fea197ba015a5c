import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './query-values.ts'

test.each([
  ['?page=2', { page: 2 }],
  ['?outlived=true', { outlived: true }],
  ['?code=1234567890e1', { code: '1234567890e1' }],
  ['?code=12345678901234567890', { code: '12345678901234567890' }],
  ['?code=00ab', { code: '00ab' }],
  ['?search=%22112%22', { search: '112' }],
])('%s is read, and written as it was', (query, values) => {
  expect(parseSearch(query)).toEqual(values)
  expect(stringifySearch(values)).toBe(query)
})
