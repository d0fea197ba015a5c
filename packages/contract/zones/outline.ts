import { z } from 'zod/mini'

/** A place as GeoJSON writes it: longitude first, then latitude, in degrees (WGS 84). */
const positionSchema = z.tuple([z.number(), z.number()])
export type Position = z.output<typeof positionSchema>
/** A closed line: the last position is the first one again. */
export type Ring = readonly Position[]

/** The outline of a zone: its areas, as the coordinates of a GeoJSON `MultiPolygon`. An area is its border, then the border of each hole. */
export const outlineSchema = z.array(z.array(z.array(positionSchema)))
export type Outline = z.output<typeof outlineSchema>

const isSame = (a: Position | undefined, b: Position | undefined): boolean => a?.[0] === b?.[0] && a?.[1] === b?.[1]

/** Whether a ring ends where it begins. */
export const isClosed = (ring: Ring): boolean => isSame(ring[0], ring.at(-1))

/** Twice the area with a sign: positive for a ring that runs counterclockwise, zero for one that encloses nothing. */
export const signedArea = (ring: Ring): number => {
  const [x0, y0] = ring[0] ?? [0, 0]
  let sum = 0
  // Measured from the first position: degrees far from zero would lose the digits in which a small zone differs.
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[index + 1] ?? [x0, y0]
    sum += (x - x0) * (nextY - y0) - (nextX - x0) * (y - y0)
  }
  return sum
}

/** On which side of the line from `a` to `b` a position lies: 1 left, -1 right, 0 on it. */
const sideOf = ([ax, ay]: Position, [bx, by]: Position, [x, y]: Position): number => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax))

type Line = readonly [Position, Position]

/** The lines of a ring, each from one of its places to the next. */
const linesOf = (ring: Ring): Line[] =>
  ring.slice(1).flatMap((to, index): Line[] => {
    const from = ring[index]
    return from === undefined ? [] : [[from, to]]
  })

/** Whether two lines cross; lines that only touch do not. */
const cross = ([a, b]: Line, [c, d]: Line): boolean => sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0

const isBetween = (value: number, a: number, b: number): boolean => value >= Math.min(a, b) && value <= Math.max(a, b)
const isOn = (a: Position, b: Position, p: Position): boolean =>
  sideOf(a, b, p) === 0 && isBetween(p[0], a[0], b[0]) && isBetween(p[1], a[1], b[1])

/** Whether two lines have a place in common, an end included. */
const meet = (a: Position, b: Position, c: Position, d: Position): boolean =>
  cross([a, b], [c, d]) || isOn(a, b, c) || isOn(a, b, d) || isOn(c, d, a) || isOn(c, d, b)

/** Whether a line turns back on itself at the place that two neighbours share. */
const turnsBack = (a: Position, b: Position, c: Position): boolean => isOn(a, b, c) || isOn(b, c, a)

/**
 * Whether a closed ring crosses or touches itself. Every line is compared with every other one, which takes some milliseconds for the
 * longest outline that is accepted.
 */
export const crossesItself = (ring: Ring): boolean => {
  const lines = linesOf(ring)
  return lines.some(([a, b], first) =>
    lines.some(([c, d], second) => {
      if (second <= first) return false
      if (second === first + 1) return turnsBack(a, b, d)
      if (first === 0 && second === lines.length - 1) return turnsBack(c, d, b)
      return meet(a, b, c, d)
    }),
  )
}

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
