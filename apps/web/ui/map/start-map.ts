import 'leaflet/dist/leaflet.css'
import { mapZoom } from '@dovolilnice/contract/resources/map-tiles'
import { Browser, map as createMap, type Map, type MapOptions } from 'leaflet'

/**
 * An empty map. The page or dialog around it scrolls under one finger and the wheel; two fingers and the buttons beside the map move it.
 * @param options what this map has beside it
 */
export const startMap = (frame: HTMLElement, options: MapOptions): Map =>
  createMap(frame, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    dragging: !Browser.mobile,
    maxZoom: mapZoom.most,
    ...options,
  })
