import { z } from 'zod/mini'
import { crossesItself, isClosed, type Outline, type Position, type Ring, signedArea } from './outline.ts'

/** Why a text is no outline; each has its sentence in `staff-sentences.ts`. */
export type OutlineFault = 'outline_json' | 'outline_shape' | 'outline_range' | 'outline_open' | 'outline_crosses' | 'outline_too_long'

/** Positions of one outline; the lines of a ring are compared with each other, so a longer one would hold the server up. */
const mostPositions = 1500

const ring = z.array(z.array(z.number()).check(z.minLength(2), z.maxLength(4)))
const polygon = z.object({ type: z.literal('Polygon'), coordinates: z.array(ring).check(z.minLength(1)) })
const multiPolygon = z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon.shape.coordinates).check(z.minLength(1)) })
const shape = z.union([polygon, multiPolygon])
const feature = z.object({ type: z.literal('Feature'), geometry: shape })
const collection = z.object({ type: z.literal('FeatureCollection'), features: z.array(feature).check(z.minLength(1)) })
const geoJson = z.union([shape, feature, collection])

type GeoJson = z.output<typeof geoJson>

const areasOf = (found: GeoJson): number[][][][] => {
  switch (found.type) {
    case 'Polygon':
      return [found.coordinates]
    case 'MultiPolygon':
      return found.coordinates
    case 'Feature':
      return areasOf(found.geometry)
    case 'FeatureCollection':
      return found.features.flatMap(areasOf)
  }
}

/** Seven decimals are a centimetre. Heights are left out. */
const placeOf = ([longitude = 0, latitude = 0]: number[]): Position => [Number(longitude.toFixed(7)), Number(latitude.toFixed(7))]

const withoutRepeats = (positions: Position[]): Position[] =>
  positions.filter(([x, y], index) => index === 0 || x !== positions[index - 1]?.[0] || y !== positions[index - 1]?.[1])

const isInRange = ([longitude, latitude]: Position): boolean => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90

/** RFC 7946: the border runs counterclockwise, holes clockwise. */
const turned = (area: Position[][]): Position[][] =>
  area.map((line, index) => (signedArea(line) > 0 === (index === 0) ? line : line.toReversed()))

const faultOf = (rings: readonly Ring[]): OutlineFault | undefined => {
  if (rings.reduce((sum, { length }) => sum + length, 0) > mostPositions) return 'outline_too_long'
  if (!rings.every((one) => one.every(isInRange))) return 'outline_range'
  if (!rings.every(isClosed)) return 'outline_open'
  if (rings.some(({ length }) => length < 4)) return 'outline_shape'
  if (rings.some(crossesItself)) return 'outline_crosses'
  return rings.some((one) => signedArea(one) === 0) ? 'outline_shape' : undefined
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The outline that a GeoJSON text holds: a `Polygon`, a `MultiPolygon`, a `Feature` or a `FeatureCollection` of these.
 * Its positions are rounded to a centimetre and its rings run as RFC 7946 says.
 */
export const readOutline = (text: string): { outline: Outline } | { fault: OutlineFault } => {
  const json = parseJson(text)
  if (json === undefined) return { fault: 'outline_json' }
  const found = geoJson.safeParse(json)
  if (!found.success) return { fault: 'outline_shape' }
  const areas = areasOf(found.data).map((area) => area.map((line) => withoutRepeats(line.map(placeOf))))
  const fault = faultOf(areas.flat())
  return fault === undefined ? { outline: areas.map(turned) } : { fault }
}

/** An outline as people copy it, and as `readOutline` reads it. */
export const outlineText = (outline: Outline): string => JSON.stringify({ type: 'MultiPolygon', coordinates: outline })
