import type { Position } from '@dovolilnice/contract/zones/outline'
import { townOf } from '@dovolilnice/contract/addresses/post-towns'
import type { AddressZone } from '@dovolilnice/contract/addresses/address-zone'
import { type Db, ifGiven, sql } from '../../platform/database/db.ts'
import { mostSuggestions, placeAddress } from '@dovolilnice/contract/addresses/operations'
import { implementRead } from '../../platform/http/context.ts'

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

/** A street's name as addresses are compared: small letters without carons and signs; `c.` and `ul.` are written out. */
export const streetKey = (street: string): string =>
  street
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/\bul\./g, 'ulica')
    .replaceAll(/\bc\./g, 'cesta')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()

interface House {
  street_key: string
  number: number
  suffix: string
}

const written = /^(.*?)[\s,]+(\d{1,4})\s*[-/ ]?\s*(\p{Letter}?)$/u

/** A street with its house number as people write it (`Kovaška ulica 3 a`); undefined where no number stands at its end. */
export const houseOf = (street: string): House | undefined => {
  const [, name, number, suffix = ''] = written.exec(street.trim()) ?? []
  return name === undefined || number === undefined
    ? undefined
    : { street_key: streetKey(name), number: Number(number), suffix: suffix.toLowerCase() }
}

interface Asked {
  street: string
  post_code: string
  /** The post's town, or the settlement: people write either. */
  city: string
  /** The zone of the lot. */
  zone: string
}

const unknown = { known: false, zone: '', outside: false, settlements: [] }

/**
 * What the loaded list says of an address. It never decides: an address that the list does not have, as a new house, is judged by a clerk. Null where
 * nothing is loaded.
 */
export const locateAddress = async (db: Db, { street, post_code, city, zone }: Asked): Promise<AddressZone> => {
  const loaded = await db.selectFrom('address').select('number').limit(1).executeTakeFirst()
  if (loaded === undefined) return null
  const house = houseOf(street)
  if (house === undefined) return unknown
  const rows = await db
    .selectFrom('address')
    .select(['zone', 'settlement', 'settlement_key'])
    .where('street_key', '=', house.street_key)
    .where('number', '=', house.number)
    .where('suffix', '=', house.suffix)
    .where('post_code', '=', post_code.trim())
    .orderBy('settlement_key')
    .execute()
  // The town of the post, which the form fills in, says nothing of the settlement.
  const written = streetKey(city) === streetKey(townOf(post_code) ?? '') ? '' : streetKey(city)
  const named = rows.find(({ settlement_key: key }) => key !== '' && key === written)
  const [found, ...others] = named === undefined ? rows : [named]
  if (found === undefined) return unknown
  // The same street and number in another settlement of this post code: it matters only where the zones differ.
  if (others.some((one) => one.zone !== found.zone)) return { ...unknown, settlements: rows.map(({ settlement }) => settlement || '–') }
  return { known: true, zone: found.zone, outside: found.zone !== zone, settlements: [] }
}

const suggest = async (db: Db, key: string, postCode: string | undefined): Promise<string[]> => {
  const rows = await db
    .selectFrom('address')
    .select(['street', 'street_key'])
    .distinct()
    .where(sql<boolean>`starts_with(street_key, ${key})`)
    .$call(ifGiven(postCode, (query, code) => query.where('post_code', '=', code)))
    .orderBy('street_key')
    .limit(mostSuggestions)
    .execute()
  return rows.map(({ street }) => street)
}

const findHouse = async (db: Db, street: string, postCode: string | undefined) => {
  const house = houseOf(street)
  if (house === undefined) return null
  const rows = await db
    .selectFrom('address')
    .select(['post_code', 'zone'])
    // The same street and number in several settlements: told where the zone is the same.
    .distinct()
    .where('street_key', '=', house.street_key)
    .where('number', '=', house.number)
    .where('suffix', '=', house.suffix)
    .$call(ifGiven(postCode, (query, code) => query.where('post_code', '=', code)))
    .limit(2)
    .execute()
  return rows.length === 1 ? (rows[0] ?? null) : null
}

export const handlePlaceAddress = implementRead(placeAddress, async ({ body: { street, post_code: code } }, { db }) => {
  const loaded = (await db.selectFrom('address').select('number').limit(1).executeTakeFirst()) !== undefined
  if (!loaded) return { loaded, streets: [], house: null }
  const postCode = /^\d{4}$/.test(code) ? code : undefined
  const house = await findHouse(db, street, postCode)
  return { loaded, house, streets: house === null ? await suggest(db, streetKey(street), postCode) : [] }
})
