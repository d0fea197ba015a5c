import type { LegalBasis } from '@dovolilnice/contract/acts/settings/act-settings'
import { expect, test } from 'vitest'
import { placeOf } from './place-of-basis.ts'

const basis = (title: string, articles = ''): LegalBasis => ({ title, gazette: '', articles, permit_kind_ids: [], reason_codes: [] })
const [traffic, parking, fees] = [basis('Odlok o prometu'), basis('Odlok o parkiranju'), basis('Odlok o taksah')]

test('a provision is found where it stands now, also rewritten by a colleague under its title', () => {
  expect(placeOf([fees, traffic, parking], [traffic, parking], 1)).toBe(2)
  expect(placeOf([fees, basis('Odlok o parkiranju', '9. člen')], [parking], 0)).toBe(1)
})

test('a new provision, and one that a colleague removed, goes to the end', () => {
  expect(placeOf([traffic, fees], [traffic], 1)).toBe(2)
  expect(placeOf([traffic], [traffic, parking], 1)).toBe(1)
})

test('a provision that a colleague has given another title is found at its place', () => {
  expect(placeOf([traffic, basis('Odlok o mirujočem prometu')], [traffic, parking], 1)).toBe(1)
  expect(placeOf([basis('Odlok o mirujočem prometu'), traffic, fees], [traffic, parking], 1)).toBe(3)
})

test('another provision with the same title is not the one that was opened', () => {
  const other = basis('Odlok o parkiranju', '12. člen')
  expect(placeOf([other], [parking, other], 0)).toBe(1)
})
