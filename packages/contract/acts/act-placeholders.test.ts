import { expect, test } from 'vitest'
import { actPlaceholders, fillActText, unknownActPlaceholders, type ActPlaceholder, type ActValues } from './act-placeholders.ts'

const values = (given: Partial<Record<ActPlaceholder, string>>) =>
  ({ ...Object.fromEntries(Object.keys(actPlaceholders).map((name) => [name, ''])), ...given }) as ActValues

test('a text is filled; what has no value leaves no gap, and a line of which nothing is known is left out', () => {
  const text = 'Vloga {vloga} {za_vozila}.\nStroški: {stroški}.\nBrez oklepajev.'
  expect(fillActText(text, values({ vloga: 'V-1' }))).toBe('Vloga V-1.\nBrez oklepajev.')
  expect(fillActText('{organ} na podlagi {pristojnost} 207. člena', values({ organ: 'Občina' }))).toBe('Občina na podlagi 207. člena')
})

test('what an official wrote is not filled again', () => {
  expect(fillActText('{razlogi}', values({ razlogi: 'glej {stranka}', stranka: 'Ana' }))).toBe('glej {stranka}')
})

test('words in braces that are no placeholders are found, each once', () => {
  expect(unknownActPlaceholders('{stranka} {Stranka} {ime} {ime} {}')).toEqual(['{Stranka}', '{ime}', '{}'])
})

test('what ends with a point ends the sentence too; three points that someone wrote stay', () => {
  const filled = (text: string, stroški = '') => fillActText(text, values({ stranka: 'Pekarna d. o. o.', stroški }))
  expect(filled('Vloži {stranka}.')).toBe('Vloži Pekarna d. o. o.')
  expect(filled('Vloži {stranka} {stroški}.')).toBe('Vloži Pekarna d. o. o.')
  expect(filled('Vloži {stranka} (in {stroški}).', 'drugi itd..')).toBe('Vloži Pekarna d. o. o. (in drugi itd..).')
  expect(filled('{stranka} … {stroški}', 'a...')).toBe('Pekarna d. o. o. … a...')
})
