import type { Random } from './random.ts'
import { centre } from './municipality.ts'

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
