import type { Outline, Position } from '@dovolilnice/contract/zones/outline'
import { geoJSON, imageOverlay, latLngBounds, point, polygon } from 'leaflet'
import type { LatLngBounds, Map } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { DialogMap, useDialogMap } from '../../../ui/map/dialog-map.tsx'
import type { MapBase } from '../../../ui/map/tiles.ts'
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
  const latest = useRef({ corners, ...steps })
  latest.current = { corners, ...steps }
  const start = corners.map(at)
  const drawn = useDialogMap(base, {
    begin: (map) => {
      if (start.length > 2) map.fitBounds(polygon(start).getBounds(), { padding: [40, 40] })
      else map.setView([base.latitude, base.longitude], base.zoom)
    },
    onPress: (latitude, longitude) => steps.onAdd([longitude, latitude]),
  })
  const { map } = drawn

  useEffect(() => {
    if (map === undefined || backdrop === undefined) return
    return putBackdrop(map, backdrop)
  }, [map, backdrop])

  useEffect(() => {
    if (map === undefined) return
    const layers = [
      ...others.map((outline) => putZone(map, outline)),
      putOutline(map, corners),
      ...corners.map((place, index) => putCorner(map, place, index, t(texts.corner, { number: index + 1 }), () => latest.current)),
    ]
    return () => {
      for (const layer of layers) layer.remove()
    }
  }, [map, corners, others, t])

  return <DialogMap drawn={drawn} base={base} label={t(texts.map)} className={styles.box} />
}
