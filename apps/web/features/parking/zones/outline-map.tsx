import type { Outline, Position } from '@dovolilnice/contract/zones/outline'
import { geoJSON, imageOverlay, latLngBounds, point, polygon } from 'leaflet'
import type { LatLngBounds, Map } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { BaseNotes } from '../../../ui/map/base-notes.tsx'
import { startMap } from '../../../ui/map/start-map.ts'
import { putTiles } from '../../../ui/map/tiles.ts'
import type { MapBase } from '../../../ui/map/tiles.ts'
import { ZoomButtons } from '../../../ui/map/zoom-buttons.tsx'
import type { Backdrop } from './backdrop.ts'
import { at, putCorner, putOutline, putZone } from './outline-layers.ts'
import type { CornerSteps } from './outline-layers.ts'
import { texts } from './zone-texts.ts'
import styles from './zones.module.css'

interface OutlineMapProps extends CornerSteps {
  base: MapBase
  corners: readonly Position[]
  /** The other zones, drawn in grey. */
  others: readonly Outline[]
  backdrop: Backdrop | undefined
  onAdd: (place: Position) => void
}

/** A picture as large as the view takes it whole, in its middle. */
const viewOf = (map: Map, { width, height }: { width: number; height: number }): LatLngBounds => {
  const view = map.getSize()
  const half = point(width, height).multiplyBy(Math.min(view.x / width, view.y / height) / 2)
  const middle = view.divideBy(2)
  return latLngBounds(map.containerPointToLatLng(middle.subtract(half)), map.containerPointToLatLng(middle.add(half)))
}

/** Draws the backdrop; what it returns takes it away again. */
const putBackdrop = (map: Map, backdrop: Backdrop): (() => void) => {
  if ('shapes' in backdrop) {
    const style = { color: '#85929f', weight: 1, fillOpacity: 0.1 }
    const layer = geoJSON(backdrop.shapes, { style, interactive: false }).addTo(map)
    return () => void layer.remove()
  }
  const url = URL.createObjectURL(backdrop.picture)
  const layer = imageOverlay(url, viewOf(map, backdrop), { alt: '', opacity: 0.8 }).addTo(map)
  return () => {
    layer.remove()
    URL.revokeObjectURL(url)
  }
}

/** Leaflet on the tiles that the town has set, or on none: corners are pressed, dragged, or moved by arrow keys; a press beside them adds one. */
export const OutlineMap = ({ base, corners, others, backdrop, ...steps }: OutlineMapProps) => {
  const t = useTranslate()
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef<Map>(undefined)
  const latest = useRef({ corners, ...steps })
  latest.current = { corners, ...steps }
  const { latitude, longitude, zoom: atFirst, tiles } = base
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (frame.current === null) return
    const map = startMap(frame.current, { zoomSnap: 0.5, zoomAnimation: false })
    const start = latest.current.corners.map(at)
    const showStart = () => {
      if (start.length > 2) map.fitBounds(polygon(start).getBounds(), { padding: [40, 40] })
      else map.setView([latitude, longitude], atFirst)
    }
    showStart()
    // The dialog gets its size after the map is made.
    let sized = false
    const observer = new ResizeObserver(() => {
      map.invalidateSize({ animate: false })
      if (!sized) showStart()
      sized = true
    })
    observer.observe(frame.current)
    setFailed(false)
    putTiles(map, { tiles }, () => setFailed(true))
    map.on('click', ({ latlng }) => latest.current.onAdd([latlng.lng, latlng.lat]))
    shown.current = map
    return () => {
      shown.current = undefined
      observer.disconnect()
      map.remove()
    }
  }, [latitude, longitude, atFirst, tiles])

  useEffect(() => {
    const map = shown.current
    if (map === undefined || backdrop === undefined) return
    return putBackdrop(map, backdrop)
  }, [backdrop, latitude, longitude, atFirst, tiles])

  useEffect(() => {
    const map = shown.current
    if (map === undefined) return
    const layers = [
      ...others.map((outline) => putZone(map, outline)),
      putOutline(map, corners),
      ...corners.map((place, index) => putCorner(map, place, index, t(texts.corner, { number: index + 1 }), () => latest.current)),
    ]
    return () => {
      for (const layer of layers) layer.remove()
    }
  }, [corners, others, latitude, longitude, atFirst, tiles, t])

  const zoom = (by: number): void => void shown.current?.setZoom(shown.current.getZoom() + by)
  return (
    <div className={styles.box} role="region" aria-label={t(texts.map)}>
      <div ref={frame} className={styles.map} />
      <BaseNotes base={base} failed={failed} />
      <ZoomButtons onZoom={zoom} />
    </div>
  )
}
