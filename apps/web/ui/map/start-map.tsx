import 'leaflet/dist/leaflet.css'
import { mapZoom, originOfTiles } from '@dovolilnice/contract/resources/map-tiles'
import {
  Browser,
  imageOverlay,
  type ImageOverlay,
  latLngBounds,
  type LatLngBounds,
  type Map,
  map as createMap,
  type MapOptions,
  tileLayer,
} from 'leaflet'
import drawing from './old-town.svg'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { texts } from './texts.ts'
import styles from './base-notes.module.css'

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

/** Something with a place on the map, and the sign by which the list beside it finds it. */
export interface MapPlace {
  key: string
  sign: string
  kind: 'lot' | 'gate' | 'machine'
  name: string
  latitude: number
  longitude: number
  /** Drawn in the colour of what needs a look; its name must say so too. */
  alarmed?: boolean
  /** How a bollard stands: its colour and edge; its name must say so too. */
  standing?: string
}

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

/** Whether the page may not load these tiles: it still has the policy with which it came, from before the town named their server. */
const useRefused = (tiles: string): boolean => {
  const [refused, setRefused] = useState<string>()
  useEffect(() => {
    const origin = originOfTiles(tiles)
    if (origin === undefined || origin === '') return
    const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      if (blockedURI.startsWith(origin)) setRefused(tiles)
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => document.removeEventListener('securitypolicyviolation', onViolation)
  }, [tiles])
  return refused === tiles
}

/** Whose map lies beneath, as text and never as HTML; and that some of it did not come. */
export const BaseNotes = ({ base: { tiles, attribution }, failed }: { base: MapBase; failed: boolean }) => {
  const t = useTranslate()
  const refused = useRefused(tiles)
  if (tiles === '') return null
  return (
    <div className={styles.notes}>
      <span role="status">{refused ? t(texts.tilesRefused) : failed && t(texts.tilesMissing)}</span>
      {attribution !== '' && <span>{attribution}</span>}
    </div>
  )
}
