import { expect, test } from 'vitest'
import { durationInWords, sizeInWords } from './operations.ts'

test('sizes and durations are written for people', () => {
  expect(sizeInWords(512, 'sl')).toBe('512 B')
  expect(sizeInWords(1_500, 'sl')).toBe('1,5 kB')
  expect(sizeInWords(12_345_678, 'en')).toBe('12.3 MB')
  expect(durationInWords(2_449, 'sl')).toBe('2,4 s')
  expect(durationInWords(75_300, 'en')).toBe('1 min 15 s')
})
