import { expect, test } from 'vitest'
import { isInOutline, type Outline, overlap } from './outline.ts'

const square = (x: number, y: number, side: number): Outline => [
  [
    [
      [x, y],
      [x + side, y],
      [x + side, y + side],
      [x, y + side],
      [x, y],
    ],
  ],
]

test.each([
  ['crossing', square(5, 5, 10), true],
  ['one within the other', square(2, 2, 3), true],
  ['around it', square(-5, -5, 30), true],
  ['neighbours', square(10, 0, 10), false],
  ['apart', square(30, 30, 10), false],
])('%s', (_, other, expected) => {
  expect(overlap(square(0, 0, 10), other)).toBe(expected)
  expect(overlap(other, square(0, 0, 10))).toBe(expected)
})

test('a place lies in an area, not in its hole', () => {
  const [[border = []] = []] = square(0, 0, 10)
  const [[hole = []] = []] = square(4, 4, 2)
  const outline = [[border, hole]]
  expect([isInOutline([1, 1], outline), isInOutline([5, 5], outline), isInOutline([11, 5], outline)]).toEqual([true, false, false])
})
