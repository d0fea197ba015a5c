import { expect, test } from 'vitest'
import { contrastWithSheet, darkColour, readableColour } from './town-colours.ts'

test('a dark colour stays, a light one is darkened until white is read on it', () => {
  expect(readableColour('#10407a')).toBe('rgb(16 64 122)')
  expect(readableColour('#7ec8ff')).not.toBe('rgb(126 200 255)')
})

const contrastOf = (css: string | undefined): number => {
  const [red, green, blue] = (css?.match(/\d+/g) ?? []).map(Number)
  return red === undefined || green === undefined || blue === undefined ? Number.NaN : contrastWithSheet([red, green, blue])
}

test('a town’s colour is lightened until it is read on a dark sheet; a light one stays', () => {
  expect(darkColour('#7ec8ff')).toBe('rgb(126 200 255)')
  for (const hex of ['#10407a', '#b3261e', '#000000', '#1d5b3c']) expect(contrastOf(darkColour(hex))).toBeGreaterThanOrEqual(6.5)
  expect(contrastOf(darkColour('#10407a'))).toBeLessThan(7.5)
})

test('what is no colour changes nothing', () => expect([readableColour('blue'), darkColour('blue')]).toEqual([undefined, undefined]))
