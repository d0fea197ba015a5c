import type { Random } from './random.ts'
import { centre } from './municipality.ts'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import type { Applicant } from './people/people.ts'
import type { Outline, Position } from '@dovolilnice/contract/zones/outline'
import type { Trx } from '../../platform/database/db.ts'

/** Metres from the centre to east and north as degrees. */
export const place = (east: number, north: number) => ({
  latitude: Number((centre.latitude + north / 111_200).toFixed(6)),
  longitude: Number((centre.longitude + east / 77_200).toFixed(6)),
})

const lot = (code: string, name: string, zone: string, capacity: number, east: number, north: number) => ({
  code,
  name,
  zone,
  capacity,
  ...place(east, north),
})

const seeds = [
  lot('JEDRO', 'Staro mestno jedro', 'Staro mesto', 120, 0, 20),
  lot('GLAVNI-TRG', 'Glavni trg', 'Staro mesto', 24, -60, -20),
  lot('POD-GRADOM', 'Pod gradom', 'Grajski hrib', 36, 110, 130),
  lot('OBZIDJE', 'Ob obzidju', 'Obzidje', 60, -190, 60),
  lot('SANCE', 'Garaža Šance', 'Obzidje', 180, -230, -40),
  lot('ZITNI-TRG', 'Žitni trg', 'Tržnica', 40, 60, -110),
  lot('PRISTAN', 'Pristan', 'Nabrežje', 80, 200, -90),
  lot('DREVORED', 'Lipov drevored', 'Nabrežje', 54, 240, 30),
]

export type Lot = (typeof seeds)[number] & { id: string; position: number }

/** The eight lots of the town, in five zones. */
export const makeLots = (random: Random, at: Date): Lot[] => seeds.map((seed, position) => ({ id: random.id(at), ...seed, position }))

/** The lots for which a type of user may apply; a type that is not named here may apply for every lot. */
const lotsOf: Record<string, readonly string[]> = {
  resident: ['JEDRO', 'POD-GRADOM', 'OBZIDJE', 'DREVORED'],
  temporary_resident: ['JEDRO', 'POD-GRADOM', 'OBZIDJE', 'DREVORED'],
  owner: ['JEDRO', 'POD-GRADOM', 'OBZIDJE', 'SANCE'],
  business: ['JEDRO', 'ZITNI-TRG', 'SANCE', 'PRISTAN'],
  delivery: ['JEDRO', 'GLAVNI-TRG', 'ZITNI-TRG', 'PRISTAN'],
  accommodation: ['JEDRO', 'PRISTAN', 'SANCE'],
  taxi: ['GLAVNI-TRG', 'PRISTAN'],
}

/** Which type of user may apply for which lot. */
export const pairsOf = (userTypes: readonly string[], lots: readonly Lot[]) =>
  userTypes.flatMap((code) =>
    lots.filter((lot) => lotsOf[code]?.includes(lot.code) ?? true).map((lot) => ({ user_type_code: code, parking_lot_id: lot.id })),
  )

/** Who does something in the town. */
export interface Actor {
  id: string | null
  name: string
}

/** What the demo town is made from. */
export interface Town {
  random: Random
  now: Date
  /** The local day of `now`. */
  today: string
  kinds: readonly PermitKind[]
  lots: readonly Lot[]
  /** Which type of user may apply for which lot. */
  pairs: readonly { user_type_code: string; parking_lot_id: string }[]
  applicants: readonly Applicant[]
  clerks: readonly Actor[]
  operators: readonly Actor[]
}

/** The lots for which a type of user may apply; every lot when none is named. */
export const lotsFor = ({ lots, pairs }: Town, userType: string): readonly Lot[] => {
  const allowed = lots.filter(({ id }) => pairs.some((pair) => pair.user_type_code === userType && pair.parking_lot_id === id))
  return allowed.length > 0 ? allowed : lots
}

/** Corners in metres east and north of the middle of the town, counterclockwise. */
const corners: Record<string, readonly (readonly [east: number, north: number])[]> = {
  'Staro mesto': [
    [-110, -70],
    [20, -80],
    [70, -20],
    [60, 90],
    [-60, 100],
    [-120, 30],
  ],
  'Grajski hrib': [
    [70, 80],
    [150, 90],
    [160, 170],
    [90, 190],
  ],
  Obzidje: [
    [-280, -80],
    [-180, -90],
    [-130, 30],
    [-150, 110],
    [-250, 100],
  ],
  Tržnica: [
    [10, -160],
    [110, -160],
    [110, -80],
    [30, -85],
  ],
}

const outlineOf = (places: readonly (readonly [number, number])[]): Outline => {
  const ring = places.map(([east, north]): Position => {
    const { latitude, longitude } = place(east, north)
    return [longitude, latitude]
  })
  return [[[...ring, ...ring.slice(0, 1)]]]
}

/** The outlines of the town's zones. Nabrežje has none, so that open data show what a town without outlines publishes. */
export const drawZones = async (trx: Trx): Promise<void> => {
  for (const [name, places] of Object.entries(corners))
    await trx
      .updateTable('zone')
      .set({ outline: JSON.stringify(outlineOf(places)) })
      .where('name', '=', name)
      .execute()
}
