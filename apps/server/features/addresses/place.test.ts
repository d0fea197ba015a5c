import { expect, test } from 'vitest'
import { fromNational, houseOf, streetKey } from './place.ts'

test('national coordinates become longitude and latitude', () => {
  // The meridian from the equator to 45° is 4,984,944.378 m long on this ellipsoid.
  const [longitude, latitude] = fromNational(500_000, 4_984_944.378 * 0.9999 - 5_000_000)
  expect(longitude).toBeCloseTo(15, 9)
  expect(latitude).toBeCloseTo(45, 7)
  // A degree along the parallel of 46° is 77,465 m long; the projection bends it a little to the north.
  const [west, north] = fromNational(500_000 - 77_465 * 0.9999, 95_664)
  expect(west).toBeCloseTo(14, 2)
  expect(north).toBeCloseTo(46, 1)
})

test.each([
  ['Kovaška ulica 3', ['kovaska ulica', 3, '']],
  ['Kovaška ul. 3A', ['kovaska ulica', 3, 'a']],
  ['Cesta 4. julija 12 / b', ['cesta 4 julija', 12, 'b']],
  ['Podgrad 7', ['podgrad', 7, '']],
  ['Kovaška ulica', undefined],
])('%s is read as a house', (text, house) => {
  const found = houseOf(text)
  expect(found && [found.street_key, found.number, found.suffix]).toEqual(house)
  expect(streetKey('KOVAŠKA  Ulica')).toBe('kovaska ulica')
})
