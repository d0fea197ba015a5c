import { expect, test } from 'vitest'
import { daysText, differenceText, headlineText } from './headlines.ts'

test('whole days are counted, parts of a day stand in the genitive', () => {
  expect([1, 2, 3, 5, 0.5, 2.5].map((count) => daysText(count, 'sl'))).toEqual([
    '1 dan',
    '2 dneva',
    '3 dnevi',
    '5 dni',
    '0,5 dneva',
    '2,5 dneva',
  ])
  expect([1, 2.5].map((count) => daysText(count, 'en'))).toEqual(['1 day', '2.5 days'])
})

test('a figure stands beside that of a year before: percent of numbers, points of shares, days of time', () => {
  expect(differenceText({ key: 'issued', now: 106, before: 100 }, 'sl')).toBe('+6\u00a0%')
  expect(differenceText({ key: 'issued', now: 94, before: 100 }, 'en')).toBe('−6%')
  expect(differenceText({ key: 'rejected', now: 4.1, before: 5 }, 'sl')).toBe('−0,9 o. t.')
  expect(differenceText({ key: 'time', now: 6, before: 9 }, 'sl')).toBe('−3')
  expect(differenceText({ key: 'issued', now: 3, before: 0 }, 'sl')).toBeUndefined()
  expect(headlineText('income', 18_243_000, 'sl')).toBe('182.430\u00a0€')
  expect(headlineText('rejected', null, 'sl')).toBe('–')
})
