import type { Outline, Position, Ring } from './outline.ts'
import { cross, linesOf } from './ring-shape.ts'
import type { Line } from './ring-shape.ts'

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

/** The lines of all borders of an outline, holes included. */
const bordersOf = (outline: Outline): Line[] => outline.flat().flatMap(linesOf)

/** The middle of a line. */
const middleOf = ([[ax, ay], [bx, by]]: Line): Position => [(ax + bx) / 2, (ay + by) / 2]

/** Whether two outlines have an area in common; neighbours with a common border have none. */
export const overlap = (one: Outline, other: Outline): boolean => {
  const [lines, others] = [bordersOf(one), bordersOf(other)]
  if (lines.some((line) => others.some((against) => cross(line, against)))) return true
  // Without a crossing one may still lie wholly in the other.
  const wholly = (inner: readonly Line[], outer: Outline): boolean =>
    inner.length > 0 && inner.every((line) => isInOutline(middleOf(line), outer))
  return wholly(lines, other) || wholly(others, one)
}
