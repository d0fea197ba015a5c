import { expect, test } from 'vitest'
import { addCatalogue } from '../in-language.ts'
import { italian } from '../italian/italian.ts'
import { forVehicles, inDays } from './counted.ts'

addCatalogue('it', italian)

test('vehicles stand in the right number', () => {
  const fleets = [[], ['A-1'], ['A-1', 'B-2'], ['A-1', 'B-2', 'C-3'], ['A', 'B', 'C', 'D', 'E']]
  expect(fleets.map((plates) => forVehicles(plates, 'sl'))).toEqual([
    '',
    'za vozilo A-1',
    'za vozili A-1 in B-2',
    'za vozila A-1, B-2 in C-3',
    'za vozila A, B, C, D in E',
  ])
  expect(fleets.slice(1, 3).map((plates) => forVehicles(plates, 'it'))).toEqual(['per il veicolo A-1', 'per i veicoli A-1 e B-2'])
})

test('the length of a term follows its preposition', () => {
  expect([1, 2, 15].map((count) => inDays(count, 'sl'))).toEqual(['1 dnevu', '2 dneh', '15 dneh'])
  expect([1, 8].map((count) => inDays(count, 'it'))).toEqual(['1 giorno', '8 giorni'])
})
