import { expect, test } from 'vitest'
import { readableColour } from './town-colours.ts'

test('a dark colour stays, a light one is darkened until white is read on it', () => {
  expect(readableColour('#10407a')).toBe('rgb(16 64 122)')
  expect(readableColour('#7ec8ff')).not.toBe('rgb(126 200 255)')
})

test('what is no colour changes nothing', () => expect(readableColour('blue')).toBeUndefined())
