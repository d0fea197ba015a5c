import type { ParkingLot } from '@dovolilnice/contract/parking/parking-lot'
import type { GatePlace } from '@dovolilnice/contract/parking/read-gates'

/** Something with a place on the map, and the sign by which the list finds it: lots have numbers, gates letters. */
export interface Place {
  key: string
  sign: string
  kind: 'lot' | 'gate'
  name: string
  latitude: number
  longitude: number
}

export const lotSign = (index: number): string => String(index + 1)

/** A, B, … Z, AA, AB … */
export const gateSign = (index: number): string =>
  (index >= 26 ? gateSign(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** What stands on the map, in the order of the list. A lot without coordinates is only in the list. */
export const placesOf = (lots: readonly ParkingLot[], gates: readonly GatePlace[]): Place[] => [
  ...lots.flatMap(({ id, name, latitude, longitude }, index): Place[] =>
    latitude === null || longitude === null ? [] : [{ key: id, sign: lotSign(index), kind: 'lot', name, latitude, longitude }],
  ),
  ...gates.map(({ code, name, latitude, longitude }, index): Place => ({
    key: code,
    sign: gateSign(index),
    kind: 'gate',
    name,
    latitude,
    longitude,
  })),
]
