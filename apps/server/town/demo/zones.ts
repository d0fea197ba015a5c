import type { Outline, Position } from '@dovolilnice/contract/zones/outline'
import type { Trx } from '../../platform/database/tables.ts'
import { place } from './lots.ts'

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
