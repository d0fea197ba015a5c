import { type Outline, outlineSchema, type Position } from '@dovolilnice/contract/zones/outline'
import { outlineText, readOutline } from '@dovolilnice/contract/zones/read-outline'
import { z } from 'zod/mini'

const unfinished = z.object({ coordinates: outlineSchema })

/** The areas of a text. One that is still being drawn has too few corners or crosses itself: its corners stay all the same. */
const areasOf = (text: string): Outline => {
  const read = readOutline(text)
  if (!('fault' in read)) return read.outline
  try {
    return unfinished.parse(JSON.parse(text)).coordinates
  } catch {
    return []
  }
}

/** The corners of the border of an outline's first area, without the one that closes it. */
export const cornersOf = (text: string): Position[] => areasOf(text)[0]?.[0]?.slice(0, -1) ?? []

/**
 * The outline with other corners of its first area; its holes and its other areas stay. Fewer than three corners enclose nothing: they stay a text that
 * is refused with its reason when it is saved.
 */
export const withCorners = (text: string, corners: readonly Position[]): string => {
  if (corners.length === 0) return ''
  const [[, ...holes] = [], ...areas] = areasOf(text)
  return outlineText([[[...corners, ...corners.slice(0, 1)], ...holes], ...areas])
}

const squared = ([ax, ay]: Position, [bx, by]: Position): number => (ax - bx) ** 2 + (ay - by) ** 2

/** How far a place lies from a line, squared. */
const distance = (place: Position, a: Position, b: Position): number => {
  const length = squared(a, b)
  if (length === 0) return squared(place, a)
  const along = ((place[0] - a[0]) * (b[0] - a[0]) + (place[1] - a[1]) * (b[1] - a[1])) / length
  const at = Math.max(0, Math.min(1, along))
  return squared(place, [a[0] + at * (b[0] - a[0]), a[1] + at * (b[1] - a[1])])
}

/** The corners with one more, put into the side that it lies nearest to. */
export const insertCorner = (corners: readonly Position[], place: Position): Position[] => {
  if (corners.length < 3) return [...corners, place]
  const sides = corners.map((from, index) => distance(place, from, corners[(index + 1) % corners.length] ?? from))
  return corners.toSpliced(sides.indexOf(Math.min(...sides)) + 1, 0, place)
}
