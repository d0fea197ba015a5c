import { expect, test } from 'vitest'
import { fillText } from './locale.ts'

test('fills every name, each time it stands there, with nothing else of the value read', () => {
  expect(fillText('{a} in {b}, {a}', { a: 1, b: '$& {a}' })).toBe('1 in $& {a}, 1')
})

test('a name without a value becomes nothing', () => {
  expect(fillText('Velja{hours}.', {})).toBe('Velja.')
  expect(fillText('Velja{hours}.', { hours: null })).toBe('Velja.')
})
