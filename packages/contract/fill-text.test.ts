import { expect, test } from 'vitest'
import { fillText } from './locale.ts'
import { dayInWords } from './primitives/local-day.ts'

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
  expect(fillText('{last}{hours}.', { last: '2026. november 30.', hours: '' })).toBe('2026. november 30.')
  expect(fillText('{last}{hours}.', { last: '2026. november 30.', hours: ', 8:00–9:00' })).toBe('2026. november 30., 8:00–9:00.')
})

test('an Italian article is elided before the eighth and the eleventh', () => {
  const days = [1, 8, 11, 18].map((date) => dayInWords(`2027-03-${String(date).padStart(2, '0')}`, 'it'))
  const said = (sentence: string): string[] => days.map((day) => fillText(sentence, { day }))
  expect(said('entro il {day}.')).toEqual([
    'entro il 1 marzo 2027.',
    'entro l’8 marzo 2027.',
    'entro l’11 marzo 2027.',
    'entro il 18 marzo 2027.',
  ])
  expect(said('Il {day}')[1]).toBe('L’8 marzo 2027')
  expect(['dal', 'Dal', 'al', 'del', 'nel', 'sul'].map((article) => fillText(`${article} {day}`, { day: days[2] }))).toEqual(
    ['dall’', 'Dall’', 'all’', 'dell’', 'nell’', 'sull’'].map((article) => `${article}11 marzo 2027`),
  )
  expect(fillText('Targa del {number}º veicolo', { number: 8 })).toBe('Targa dell’8º veicolo')
  expect(fillText('del {kind}', { kind: '8 dni' })).toBe('del 8 dni')
  const typed = 'Delo je končal 11 marca, dal 8 novih; il 8 marzo.'
  expect(fillText('Razlog: {reason}', { reason: typed })).toBe(`Razlog: ${typed}`)
})
