import { outlineText } from '@dovolilnice/contract/zones/read-outline'
import type { Position } from '@dovolilnice/contract/zones/outline'
import { expect, test } from 'vitest'
import { cornersOf, insertCorner, withCorners } from './ring-points.ts'

const corners: Position[] = [
  [14, 46],
  [14.2, 46],
  [14.2, 46.2],
  [14, 46.2],
]
const hole: Position[] = [
  [14.05, 46.05],
  [14.05, 46.1],
  [14.1, 46.1],
  [14.05, 46.05],
]

test('corners are read without the closing one, and closed again; holes and other areas stay', () => {
  const text = outlineText([[[...corners, [14, 46]], hole], [[...corners, [14, 46]]]])
  expect(cornersOf(text)).toEqual(corners)
  const moved = withCorners(text, [[13.9, 46], ...corners.slice(1)])
  expect(JSON.parse(moved).coordinates).toEqual([[[[13.9, 46], ...corners.slice(1), [13.9, 46]], hole], [[...corners, [14, 46]]]])
  expect(withCorners(text, [])).toBe('')
  expect(cornersOf('ni GeoJSON')).toEqual([])
})

test('corners are pressed one by one from nothing, and stay while the line crosses itself', () => {
  const pressed = corners.reduce((text, place) => withCorners(text, insertCorner(cornersOf(text), place)), '')
  expect(cornersOf(pressed)).toHaveLength(4)
  const crossed: Position[] = [
    [14, 46],
    [14.2, 46.2],
    [14.2, 46],
    [14, 46.2],
  ]
  expect(cornersOf(withCorners('', crossed))).toEqual(crossed)
  const whole = outlineText([[[...corners, [14, 46]], hole]])
  const back = withCorners(withCorners(whole, crossed), corners)
  expect(JSON.parse(back).coordinates[0][1]).toEqual(hole)
})

test('a new corner goes into the nearest side', () => {
  expect(insertCorner(corners, [14.1, 45.99])[1]).toEqual([14.1, 45.99])
  expect(insertCorner(corners, [13.99, 46.1]).at(-1)).toEqual([13.99, 46.1])
  expect(insertCorner([], [14, 46])).toEqual([[14, 46]])
})
