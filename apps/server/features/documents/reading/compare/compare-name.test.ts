import { expect, test } from 'vitest'
import { compareName } from './compare-name.ts'
import { written } from './words.ts'

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

test.each([
  [['Lastnik: Janez Hribar', 'Uporabnik: Marjeta Novak']],
  [['Hribar', 'Potrdilo', 'Marjeta']],
  [['Priimek: Hribar', 'Ime: Janez', 'Priimek: Novak', 'Ime: Marjeta']],
])('the parts of a name in %j are of nobody in particular', (lines) => {
  expect(named('Marjeta Hribar', lines)).toEqual(['not_found', null])
})

test.each([
  [['Priimek / Surname', 'HRIBAR', 'Ime / Given names', 'MARJETA']],
  [['C.1.1 priimek lastnika C.1.2 ime lastnika', 'HRIBAR MARJETA']],
  [['C.1.1 priimek lastnika', 'HRIBAR', 'C.1.3 naslov', 'LIPOVA POT 3', 'C.1.2 ime lastnika', 'MARJETA']],
])('the parts of a name under their labels agree: %j', (lines) => {
  expect(named('Marjeta Hribar', lines)).toEqual(['agrees', 'Marjeta Hribar'])
})

test('of the line of a name its neighbours without digits are told', () => {
  expect(named('Marjeta Hribar', ['Rojen 1. 1. 1990 Janez Hribar EMŠO 0101990500123 v kraju'])).toEqual(['differs', 'Janez Hribar EMŠO'])
})
