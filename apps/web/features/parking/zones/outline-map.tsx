import type { Outline, Position } from '@dovolilnice/contract/zones/outline'
import {
  divIcon,
  DomEvent,
  geoJSON,
  imageOverlay,
  latLngBounds,
  type LatLngBounds,
  type LatLngExpression,
  type Layer,
  type Map,
  marker,
  point,
  polygon,
} from 'leaflet'
import styles from './zones.module.css'
import { useEffect, useRef } from 'react'
import { pageLocale, t, translate } from '../../../platform/kit.ts'
import { DialogMap, useDialogMap } from '../../../ui/map/dialog-map.tsx'
import type { MapBase } from '../../../ui/map/tiles.ts'
import type { Backdrop } from './backdrop.ts'
import { texts } from './zone-texts.ts'

/** A place as Leaflet has it. */
const at = ([longitude, latitude]: Position): LatLngExpression => [latitude, longitude]

/** Degrees by which an arrow key moves a corner: about a metre, with Shift ten. */
const step = 0.00001
const arrows: Readonly<Record<string, Position>> = {
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
}

/** Pixels of the square that takes a corner: a finger needs more than the dot that is seen. */
const targetSize = (): number => (matchMedia('(pointer: coarse)').matches ? 44 : 24)

interface CornerSteps {
  onMove: (index: number, place: Position) => void
  onRemove: (index: number) => void
}

const putZone = (map: Map, outline: Outline): Layer =>
  polygon(
    outline.map((area) => area.map((ring) => ring.map(at))),
    { color: '#85929f', weight: 1, interactive: false },
  ).addTo(map)

const putOutline = (map: Map, corners: readonly Position[]): Layer =>
  polygon(corners.map(at), { color: '#1f66b0', weight: 2, interactive: false }).addTo(map)

/** One of its corners: dragged, moved by the arrow keys (with Shift farther), removed by Delete. @param steps those of now */
const putCorner = (map: Map, place: Position, index: number, name: string, steps: () => CornerSteps): Layer => {
  const size = targetSize()
  const icon = divIcon({ className: styles.corner, iconSize: [size, size] })
  const corner = marker(at(place), { draggable: true, alt: name, icon }).addTo(map)
  corner.on('dragend', () => steps().onMove(index, [corner.getLatLng().lng, corner.getLatLng().lat]))
  const element = corner.getElement()
  if (element === undefined) return corner
  element.setAttribute('aria-label', name)
  DomEvent.on(element, 'keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return
    const by = arrows[event.key]
    if (by === undefined && event.key !== 'Delete') return
    DomEvent.stop(event)
    const far = event.shiftKey ? 10 : 1
    if (by === undefined) steps().onRemove(index)
    else steps().onMove(index, [place[0] + by[0] * far, place[1] + by[1] * far])
    // The corners are drawn anew: the focus goes back to the same one.
    requestAnimationFrame(() => map.getContainer().querySelectorAll<HTMLElement>('.leaflet-marker-icon')[index]?.focus())
  })
  return corner
}

interface OutlineMapProps extends CornerSteps {
  base: MapBase
  corners: readonly Position[]
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
  const locale = pageLocale()

  useEffect(() => {
    if (map === undefined || backdrop === undefined) return
    return putBackdrop(map, backdrop)
  }, [map, backdrop])

  useEffect(() => {
    if (map === undefined) return
    const layers = [
      ...others.map((outline) => putZone(map, outline)),
      putOutline(map, corners),
      ...corners.map((place, index) =>
        putCorner(map, place, index, translate(texts.corner, locale, { number: index + 1 }), () => latest.current),
      ),
    ]
    return () => {
      for (const layer of layers) layer.remove()
    }
  }, [map, corners, others, locale])

  return <DialogMap drawn={drawn} base={base} label={t(texts.map)} className={styles.box} />
}
