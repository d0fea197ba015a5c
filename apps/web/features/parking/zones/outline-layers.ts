import type { Outline, Position } from '@dovolilnice/contract/zones/outline'
import { DomEvent, divIcon, marker, polygon } from 'leaflet'
import type { LatLngExpression, Layer, Map } from 'leaflet'
import styles from './zones.module.css'

/** A place as Leaflet has it. */
export const at = ([longitude, latitude]: Position): LatLngExpression => [latitude, longitude]

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
export interface CornerSteps {
  onMove: (index: number, place: Position) => void
  onRemove: (index: number) => void
}

/** Another zone, in grey. */
export const putZone = (map: Map, outline: Outline): Layer =>
  polygon(
    outline.map((area) => area.map((ring) => ring.map(at))),
    { color: '#85929f', weight: 1, interactive: false },
  ).addTo(map)

/** The outline that is being drawn. */
export const putOutline = (map: Map, corners: readonly Position[]): Layer =>
  polygon(corners.map(at), { color: '#1f66b0', weight: 2, interactive: false }).addTo(map)

/** One of its corners: dragged, moved by the arrow keys (with Shift farther), removed by Delete. @param steps those of now */
export const putCorner = (map: Map, place: Position, index: number, name: string, steps: () => CornerSteps): Layer => {
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
