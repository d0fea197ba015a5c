import type { Text } from '@dovolilnice/contract/locale'
import type { ParkingLot } from '@dovolilnice/contract/parking/parking-lot'
import type { GatePlace } from '@dovolilnice/contract/parking/operations'
import { gateSign } from '../../../ui/map/gate-sign.ts'
import type { MapPlace } from '../../../ui/map/map-place.ts'

/** Lots have numbers, gates letters. */
export const lotSign = (index: number): string => String(index + 1)

/** What stands on the map, in the order of the list. A lot without coordinates is only in the list. */
export const placesOf = (lots: readonly ParkingLot[], gates: readonly GatePlace[], t: (name: Text) => string): MapPlace[] => [
  ...lots.flatMap(({ id, name, latitude, longitude }, index): MapPlace[] =>
    latitude === null || longitude === null ? [] : [{ key: id, sign: lotSign(index), kind: 'lot', name: t(name), latitude, longitude }],
  ),
  ...gates.map(({ code, name, latitude, longitude }, index): MapPlace => ({
    key: code,
    sign: gateSign(index),
    kind: 'gate',
    name,
    latitude,
    longitude,
  })),
]
