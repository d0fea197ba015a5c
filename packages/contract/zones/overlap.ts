import type { Outline, Position, Ring } from './outline.ts'

const isInRing = ([x, y]: Position, ring: Ring): boolean => {
  let inside = false
  for (const [index, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[index + 1] ?? ring[0] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/** Whether a place lies in one of the areas of an outline, and in none of its holes. */
export const isInOutline = (place: Position, outline: Outline): boolean =>
  outline.some(([border = [], ...holes]) => isInRing(place, border) && !holes.some((hole) => isInRing(place, hole)))

const sideOf = ([ax, ay]: Position, [bx, by]: Position, [x, y]: Position): number => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax))

/** Whether two lines cross; lines that only touch do not. */
const cross = ([a, b]: Line, [c, d]: Line): boolean => sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0

type Line = readonly [Position, Position]

const linesOf = (outline: Outline): Line[] =>
  outline.flat().flatMap((ring) =>
    ring.slice(1).flatMap((to, index): Line[] => {
      const from = ring[index]
      return from === undefined ? [] : [[from, to]]
    }),
  )

/** The middle of a line. */
const middleOf = ([[ax, ay], [bx, by]]: Line): Position => [(ax + bx) / 2, (ay + by) / 2]

/** Whether two outlines have an area in common; neighbours with a common border have none. */
export const overlap = (one: Outline, other: Outline): boolean => {
  const [lines, others] = [linesOf(one), linesOf(other)]
  if (lines.some((line) => others.some((against) => cross(line, against)))) return true
  // Without a crossing one may still lie wholly in the other.
  const wholly = (inner: readonly Line[], outer: Outline): boolean =>
    inner.length > 0 && inner.every((line) => isInOutline(middleOf(line), outer))
  return wholly(lines, other) || wholly(others, one)
}
