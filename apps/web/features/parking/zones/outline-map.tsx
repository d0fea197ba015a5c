import 'leaflet/dist/leaflet.css'
import { mapZoom } from '@dovolilnice/contract/resources/map-tiles'
import type { Outline, Position } from '@dovolilnice/contract/zones/outline'
import { Browser, DomEvent, divIcon, geoJSON, imageOverlay, latLngBounds, map as createMap, marker, point, polygon } from 'leaflet'
import type { LatLngBounds, LatLngExpression, Layer, Map } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { BaseNotes } from '../../../ui/map/base-notes.tsx'
import { putTiles } from '../../../ui/map/tiles.ts'
import type { MapBase } from '../../../ui/map/tiles.ts'
import { ZoomButtons } from '../../../ui/map/zoom-buttons.tsx'
import type { Backdrop } from './backdrop.ts'
import { texts } from './zone-texts.ts'
import styles from './zones.module.css'

interface OutlineMapProps {
  base: MapBase
  corners: readonly Position[]
  /** The other zones, drawn in grey. */
  others: readonly Outline[]
  backdrop: Backdrop | undefined
  onAdd: (place: Position) => void
  onMove: (index: number, place: Position) => void
  onRemove: (index: number) => void
}

const at = ([longitude, latitude]: Position): LatLngExpression => [latitude, longitude]

/** Degrees by which an arrow key moves a corner: about a metre, with Shift ten. */
const step = 0.00001
const arrows: Readonly<Record<string, Position>> = {
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
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

/** Pixels of the square that takes a corner: a finger needs more than the dot that is seen. */
const targetSize = (): number => (matchMedia('(pointer: coarse)').matches ? 44 : 24)

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
    const map = createMap(frame.current, {
      attributionControl: false,
      zoomControl: false,
      // The dialog scrolls under the finger and the wheel; two fingers and the buttons move the map.
      scrollWheelZoom: false,
      dragging: !Browser.mobile,
      zoomSnap: 0.5,
      maxZoom: mapZoom.most,
      zoomAnimation: false,
    })
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
    const layers: Layer[] = others.map((outline) =>
      polygon(
        outline.map((area) => area.map((ring) => ring.map(at))),
        { color: '#85929f', weight: 1, interactive: false },
      ).addTo(map),
    )
    layers.push(polygon(corners.map(at), { color: '#1f66b0', weight: 2, interactive: false }).addTo(map))
    const size = targetSize()
    for (const [index, place] of corners.entries()) {
      const corner = marker(at(place), {
        draggable: true,
        alt: t(texts.corner, { number: index + 1 }),
        icon: divIcon({ className: styles.corner, iconSize: [size, size] }),
      }).addTo(map)
      corner.on('dragend', () => latest.current.onMove(index, [corner.getLatLng().lng, corner.getLatLng().lat]))
      const element = corner.getElement()
      element?.setAttribute('aria-label', t(texts.corner, { number: index + 1 }))
      if (element)
        DomEvent.on(element, 'keydown', (event) => {
          if (!(event instanceof KeyboardEvent)) return
          const by = arrows[event.key]
          if (by === undefined && event.key !== 'Delete') return
          DomEvent.stop(event)
          const far = event.shiftKey ? 10 : 1
          if (by === undefined) latest.current.onRemove(index)
          else latest.current.onMove(index, [place[0] + by[0] * far, place[1] + by[1] * far])
          // The corners are drawn anew: the focus goes back to the same one.
          requestAnimationFrame(() => map.getContainer().querySelectorAll<HTMLElement>('.leaflet-marker-icon')[index]?.focus())
        })
      layers.push(corner)
    }
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
