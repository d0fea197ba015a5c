import { expect, test } from 'vitest'
import { compareName } from './compare-name.ts'
import { written } from './written.ts'

const named = (own: string, lines: string[], recognised = true) => {
  const { outcome, found } = compareName(own, 'Lipograd', written(lines, recognised))
  return [outcome, found]
}

test.each([
  ['Marjeta Hribar', ['C.1.1 HRIBAR', 'C.1.2 MARJETA']],
  ['Žiga Čuden', ['Ime in priimek: ZIGA CUDEN']],
  ['Nežka Ogrin-Žlebnik', ['Nežka Ogrin Žlebnik']],
  ['Nežka Ogrin Žlebnik', ['NEŽKA OGRIN-ŽLEBNIK,']],
  ['Matjaž Škrjanec', ['Matjaz Skrianec']],
  ['Kavarna Lipa d.o.o.', ['Kavarna Lipa, d. o. o.']],
  ['Đorđe Đukić', ['Dorde Dukic']],
])('%s agrees with %j', (own, lines) => {
  expect(named(own, lines)).toEqual(['agrees', own])
})

test('another first name, and another person behind a label, differ', () => {
  expect(named('Marjeta Hribar', ['Ime in priimek: Janez Hribar'])).toEqual(['differs', 'Janez Hribar'])
  expect(named('Marjeta Hribar', ['lastnik', 'Boštjan Mlakar'])).toEqual(['differs', 'Boštjan Mlakar'])
  expect(named('Marjeta Hribar', ['Izjavo daje Janez Hribar'])).toEqual(['differs', 'Izjavo daje Janez Hribar'])
})

test('a paper that names nobody, or only the town, says nothing', () => {
  expect(named('Marjeta Hribar', ['Potrdilo o plačilu'])).toEqual(['not_found', null])
  expect(named('Mlekarna Lipograd', ['Občina Lipograd'])).toEqual(['not_found', null])
})

test('the letters of a file are what they are', () => {
  expect(named('Marjeta Hribar', ['Marjeta Hribor'], false)).toEqual(['differs', 'Marjeta Hribor'])
  expect(named('Marjeta Hribar', ['Marjeta Hribor'])).toEqual(['agrees', 'Marjeta Hribar'])
})
