import { type Outline, outlineSchema, type Position } from '@dovolilnice/contract/zones/outline'
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
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { DialogMap, useDialogMap } from '../../../ui/map/dialog-map.tsx'
import type { MapBase } from '../../../ui/map/start-map.tsx'
import { texts } from './zone-texts.ts'
import { outlineText, readOutline } from '@dovolilnice/contract/zones/read-outline'
import { z } from 'zod/mini'

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

/** What is done with a corner, by its place in the outline. */
interface CornerSteps {
  onMove: (index: number, place: Position) => void
  onRemove: (index: number) => void
}

/** Another zone, in grey. */
const putZone = (map: Map, outline: Outline): Layer =>
  polygon(
    outline.map((area) => area.map((ring) => ring.map(at))),
    { color: '#85929f', weight: 1, interactive: false },
  ).addTo(map)

/** The outline that is being drawn. */
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

/** What is drawn under the outline, to follow: a picture with its size in pixels, or shapes. It stays in this browser. */
export type Backdrop = { picture: File; width: number; height: number } | { shapes: GeoJSON.GeoJsonObject }

const isShapes = (value: unknown): value is GeoJSON.GeoJsonObject =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const pictureOf = async (picture: File): Promise<Backdrop | undefined> => {
  const url = URL.createObjectURL(picture)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    // An SVG may have no size of its own.
    return { picture, width: image.naturalWidth || 1, height: image.naturalHeight || 1 }
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** A file as a backdrop: a picture, or any GeoJSON; undefined for anything else. */
export const backdropOf = async (file: File): Promise<Backdrop | undefined> => {
  if (file.type.startsWith('image/')) return pictureOf(file)
  try {
    const shapes: unknown = JSON.parse(await file.text())
    return isShapes(shapes) ? { shapes } : undefined
  } catch {
    return undefined
  }
}

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

const unfinished = z.object({ coordinates: outlineSchema })

/** The areas of a text. One that is still being drawn has too few corners or crosses itself: its corners stay all the same. */
const areasOf = (text: string): Outline => {
  const read = readOutline(text)
  if (!('fault' in read)) return read.outline
  try {
    return unfinished.parse(JSON.parse(text)).coordinates
  } catch {
    return []
  }
}

/** The corners of the border of an outline's first area, without the one that closes it. */
export const cornersOf = (text: string): Position[] => areasOf(text)[0]?.[0]?.slice(0, -1) ?? []

/**
 * The outline with other corners of its first area; its holes and its other areas stay. Fewer than three corners enclose nothing: they stay a text that
 * is refused with its reason when it is saved.
 */
export const withCorners = (text: string, corners: readonly Position[]): string => {
  if (corners.length === 0) return ''
  const [[, ...holes] = [], ...areas] = areasOf(text)
  return outlineText([[[...corners, ...corners.slice(0, 1)], ...holes], ...areas])
}

const squared = ([ax, ay]: Position, [bx, by]: Position): number => (ax - bx) ** 2 + (ay - by) ** 2

/** How far a place lies from a line, squared. */
const distance = (place: Position, a: Position, b: Position): number => {
  const length = squared(a, b)
  if (length === 0) return squared(place, a)
  const along = ((place[0] - a[0]) * (b[0] - a[0]) + (place[1] - a[1]) * (b[1] - a[1])) / length
  const at = Math.max(0, Math.min(1, along))
  return squared(place, [a[0] + at * (b[0] - a[0]), a[1] + at * (b[1] - a[1])])
}

/** The corners with one more, put into the side that it lies nearest to. */
export const insertCorner = (corners: readonly Position[], place: Position): Position[] => {
  if (corners.length < 3) return [...corners, place]
  const sides = corners.map((from, index) => distance(place, from, corners[(index + 1) % corners.length] ?? from))
  return corners.toSpliced(sides.indexOf(Math.min(...sides)) + 1, 0, place)
}
