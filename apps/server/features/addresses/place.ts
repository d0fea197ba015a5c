import type { Position } from '@dovolilnice/contract/zones/outline'

/** GRS 80, and the national projection D96/TM (EPSG:3794): its middle meridian, scale and origin in metres. */
const axis = 6_378_137
const flattening = 1 / 298.257222101
const eccentricity = flattening * (2 - flattening)
const projection = { meridian: 15, scale: 0.9999, east: 500_000, north: -5_000_000 }

const degrees = (radians: number): number => (radians * 180) / Math.PI

/** The latitude, in radians, up to which the meridian is so long, in metres (Snyder, Map Projections, equation 3-26). */
const footpoint = (length: number): number => {
  const e = eccentricity
  const mu = length / (axis * (1 - e / 4 - (3 * e ** 2) / 64 - (5 * e ** 3) / 256))
  const f = (1 - Math.sqrt(1 - e)) / (1 + Math.sqrt(1 - e))
  return (
    mu +
    ((3 * f) / 2 - (27 * f ** 3) / 32) * Math.sin(2 * mu) +
    ((21 * f ** 2) / 16 - (55 * f ** 4) / 32) * Math.sin(4 * mu) +
    ((151 * f ** 3) / 96) * Math.sin(6 * mu)
  )
}

/** A place of the national coordinates D96/TM, in metres, as longitude and latitude (Snyder, equations 8-17 to 8-25). Right to a few centimetres. */
export const fromNational = (east: number, north: number): Position => {
  const { meridian, scale, east: e0, north: n0 } = projection
  const foot = footpoint((north - n0) / scale)
  const [sin, cos, tan] = [Math.sin(foot), Math.cos(foot), Math.tan(foot)]
  const second = eccentricity / (1 - eccentricity)
  const c = second * cos ** 2
  const t = tan ** 2
  const across = axis / Math.sqrt(1 - eccentricity * sin ** 2)
  const along = (axis * (1 - eccentricity)) / (1 - eccentricity * sin ** 2) ** 1.5
  const d = (east - e0) / (across * scale)
  const latitude = foot - ((across * tan) / along) * (d ** 2 / 2 - ((5 + 3 * t + 10 * c - 4 * c ** 2 - 9 * second) * d ** 4) / 24)
  const longitude = (d - ((1 + 2 * t + c) * d ** 3) / 6) / cos
  return [meridian + degrees(longitude), degrees(latitude)]
}
