import { expect, test } from 'vitest'
import { defineTexts, translate } from './translate.ts'

const texts = defineTexts({
  greeting: { sl: 'Pozdravljeni, {name}', en: 'Hello, {name}' },
  found: {
    sl: { one: '{count} vloga', two: '{count} vlogi', few: '{count} vloge', other: '{count} vlog' },
    en: { one: '{count} application', other: '{count} applications' },
  },
})

test('Slovenian counts with singular, dual, few and plural, also above a hundred', () => {
  const sentences = [0, 1, 2, 3, 4, 5, 11, 100, 101, 102, 103, 105, 1002].map((count) => translate(texts.found, 'sl', { count }))
  expect(sentences).toEqual([
    '0 vlog',
    '1 vloga',
    '2 vlogi',
    '3 vloge',
    '4 vloge',
    '5 vlog',
    '11 vlog',
    '100 vlog',
    '101 vloga',
    '102 vlogi',
    '103 vloge',
    '105 vlog',
    '1002 vlogi',
  ])
})

test('English counts with one and many', () => {
  expect([0, 1, 2, 101].map((count) => translate(texts.found, 'en', { count }))).toEqual([
    '0 applications',
    '1 application',
    '2 applications',
    '101 applications',
  ])
})

test('names are filled in, whatever they contain', () => {
  expect(translate(texts.greeting, 'sl', { name: 'Žiga $& {name}' })).toBe('Pozdravljeni, Žiga $& {name}')
})
