import { expect, test } from 'vitest'
import { addCatalogue, inEachLanguage, isSpoken, textIn } from './locale.ts'
import { inDays } from './acts/answer-days.ts'
import { countedIn, forVehicles } from './primitives/counted.ts'
import { wordsIn } from './primitives/words-in.ts'

const counted = {
  sl: { one: '{count} dan', two: '{count} dneva', few: '{count} dnevi', other: '{count} dni' },
  en: { one: '{count} day', other: '{count} days' },
}
const letter = {
  sl: { subject: 'Vloga {number}', paragraphs: ['Pozdrav', 'Brez prevoda'] },
  en: { subject: 'Application {number}', paragraphs: ['Hello', 'No'] },
}
addCatalogue('it', {
  Vloga: 'Istanza',
  'Vloga {number}': 'Istanza {number}',
  Pozdrav: 'Saluti',
  '{count} dni': { one: '{count} giorno', other: '{count} giorni' },
})

test('a further language says what its catalogue has, the text\u2019s own words first, and else Slovenian, never English', () => {
  const text = { sl: 'Vloga', en: 'Application' }
  expect([textIn(text, 'sl'), textIn(text, 'en'), textIn(text, 'it'), textIn(text, 'hu')]).toEqual([
    'Vloga',
    'Application',
    'Istanza',
    'Vloga',
  ])
  expect(textIn({ ...text, it: 'Domanda' }, 'it')).toBe('Domanda')
  expect(textIn({ ...text, it: '' }, 'it')).toBe('Istanza')
  expect(textIn({ sl: 'Drugo', en: 'Other' }, 'it')).toBe('Drugo')
  expect([isSpoken('it'), isSpoken('hu')]).toEqual([true, false])
})

test('a count has the forms of its language; one that is not translated counts as Slovenian', () => {
  expect([1, 2].map((count) => countedIn(counted, 'it', count))).toEqual(['{count} giorno', '{count} giorni'])
  expect([1, 2, 3, 5].map((count) => countedIn(counted, 'hu', count))).toEqual([
    '{count} dan',
    '{count} dneva',
    '{count} dnevi',
    '{count} dni',
  ])
})

test('a set of words is translated sentence by sentence', () => {
  expect(wordsIn(letter, 'it')).toEqual({ subject: 'Istanza {number}', paragraphs: ['Saluti', 'Brez prevoda'] })
  expect(wordsIn(letter, 'en')).toBe(letter.en)
})

test('a composed text has a side for each language with sentences', () => {
  expect(inEachLanguage((locale) => locale)).toEqual({ sl: 'sl', en: 'en', it: 'it' })
})

test('vehicles and days stand in the right number', () => {
  const fleets = [[], ['A-1'], ['A-1', 'B-2'], ['A-1', 'B-2', 'C-3'], ['A', 'B', 'C', 'D', 'E']]
  expect(fleets.map((plates) => forVehicles(plates, 'sl'))).toEqual([
    '',
    'za vozilo A-1',
    'za vozili A-1 in B-2',
    'za vozila A-1, B-2 in C-3',
    'za vozila A, B, C, D in E',
  ])
  expect([1, 2, 15].map((count) => inDays(count, 'sl'))).toEqual(['1 dnevu', '2 dneh', '15 dneh'])
})
