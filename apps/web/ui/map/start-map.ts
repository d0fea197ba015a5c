import 'leaflet/dist/leaflet.css'
import { mapZoom } from '@dovolilnice/contract/resources/map-tiles'
import { Browser, map as createMap, type Map, type MapOptions } from 'leaflet'

/** The page or dialog around it scrolls under one finger and the wheel; two fingers and the buttons beside the map move it. */
export const startMap = (frame: HTMLElement, options: MapOptions): Map =>
  createMap(frame, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    dragging: !Browser.mobile,
    maxZoom: mapZoom.most,
    ...options,
  })
