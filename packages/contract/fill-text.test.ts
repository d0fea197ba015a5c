import { expect, test } from 'vitest'
import { fillText } from './locale.ts'

test('fills every name, each time it stands there, with nothing else of the value read', () => {
  expect(fillText('{a} in {b}, {a}', { a: 1, b: '$& {a}' })).toBe('1 in $& {a}, 1')
})

test('a name without a value becomes nothing', () => {
  expect(fillText('Velja{hours}.', {})).toBe('Velja.')
  expect(fillText('Velja{hours}.', { hours: null })).toBe('Velja.')
})

test('what ends with a point ends the sentence too, and typed points stay', () => {
  expect(fillText('Plačnik: {name}.', { name: 'Zgled d. o. o.' })).toBe('Plačnik: Zgled d. o. o.')
  expect(fillText('Datoteka {name}.', { name: 'slika..png' })).toBe('Datoteka slika..png.')
})
