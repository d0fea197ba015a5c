import { mapZoom } from '@dovolilnice/contract/resources/map-tiles'
import { tileLayer, type Map } from 'leaflet'

/** Where the map of a town begins, and what lies beneath it. */
export interface MapBase {
  latitude: number
  longitude: number
  zoom: number
  /** The template of the tiles of a server that the town has chosen; empty: nothing is fetched. */
  tiles: string
  attribution: string
}

/** Lays the town's tiles under the map, where it has any. @param onFault called when a tile does not come; the map goes on without it */
export const putTiles = (map: Map, { tiles }: Pick<MapBase, 'tiles'>, onFault: () => void): void => {
  if (tiles === '') return
  tileLayer(tiles, { maxZoom: mapZoom.most, maxNativeZoom: 19 }).on('tileerror', onFault).addTo(map)
}
