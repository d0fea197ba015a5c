import { imageOverlay, latLngBounds, type ImageOverlay, type LatLngBounds, type Map } from 'leaflet'
import drawing from './old-town.svg'
import type { MapBase } from './tiles.ts'

/** Metres of a degree at the latitude of the drawing, and how far it reaches from its middle. */
const metres = { latitude: 111_200, longitude: 77_200 }
const reach = { east: 480, north: 360 }

export const drawingBounds = ({ latitude, longitude }: Pick<MapBase, 'latitude' | 'longitude'>): LatLngBounds => {
  const [up, across] = [reach.north / metres.latitude, reach.east / metres.longitude]
  return latLngBounds([latitude - up, longitude - across], [latitude + up, longitude + across])
}

/** Lays the drawing of the demo town under the map. */
export const putDrawing = (map: Map, middle: Pick<MapBase, 'latitude' | 'longitude'>): ImageOverlay =>
  imageOverlay(drawing, drawingBounds(middle), { alt: '' }).addTo(map)
