import type { Outline } from '@dovolilnice/contract/zones/outline'
import { DomEvent, divIcon, marker, latLngBounds, type LatLngBounds, type LatLngExpression, type Map, type Marker, polygon } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../platform/kit.ts'
import { drawingBounds, putDrawing } from './drawing.ts'
import type { MapPlace } from './map-place.ts'
import { startMap } from './start-map.ts'
import { BaseNotes } from './base-notes.tsx'
import { putTiles, type MapBase } from './tiles.ts'
import { texts } from './texts.ts'
import styles from './town-map.module.css'
import { ZoomButtons } from './zoom-buttons.tsx'
import { spread } from './spread.ts'

interface MapProps {
  base: MapBase
  /** Whether the drawing shows this town; another town's streets would mislead. */
  drawn: boolean
  places: readonly MapPlace[]
  areas: readonly Outline[]
  chosen: string | undefined
  onChoose: (key: string) => void
}

/** The sign, and under it the lines that are read without pointing at it. */
const signOf = ({ sign, kind, alarmed = false, standing, lines = [] }: MapPlace): (HTMLElement | string)[] => {
  const element = document.createElement('span')
  element.textContent = sign
  element.className = styles[kind] ?? ''
  element.toggleAttribute('data-alarmed', alarmed)
  if (standing !== undefined) element.dataset['standing'] = standing
  const caption = document.createElement('span')
  caption.className = styles['caption'] ?? ''
  // With blanks between them, as in its name: who speaks to the device says what is written.
  for (const [index, line] of lines.entries())
    caption.append(Object.assign(document.createElement(index === 0 ? 'b' : 'span'), { textContent: line }), ' ')
  return lines.length === 0 ? [element] : [element, ' ', caption]
}

/** Gates are smaller and lie on top, so that a lot beside one does not hide it. */
const offsetOf = ({ kind }: MapPlace): number => (kind === 'gate' ? 100 : 0)

/** The side of a sign, in pixels. */
const sizeOf = ({ kind, standing }: MapPlace): number => (kind === 'gate' && standing === undefined ? 24 : 32)

/** Shows what has changed of a place; the marker itself stays, and with it the focus of whoever stands on it. */
const showPlace = (one: Marker, place: MapPlace): void => {
  const name = `${place.sign} ${place.name}`
  one.setLatLng([place.latitude, place.longitude]).setTooltipContent(name)
  one.getElement()?.replaceChildren(...signOf(place))
  one.getElement()?.setAttribute('aria-label', name)
}

const putMarker = (map: Map, place: MapPlace, onChoose: () => void): Marker => {
  const size = sizeOf(place)
  const one = marker([place.latitude, place.longitude], {
    icon: divIcon({ className: styles.sign, iconSize: [size, size] }),
    zIndexOffset: offsetOf(place),
  })
  one.bindTooltip('', { direction: 'top', offset: [0, -size / 2] })
  one.on('click', onChoose).addTo(map)
  showPlace(one, place)
  const element = one.getElement()
  // Leaflet gives its markers the role of a button, but only Enter presses them.
  if (element)
    DomEvent.on(element, 'keydown', (event) => event instanceof KeyboardEvent && event.key === ' ' && (DomEvent.stop(event), onChoose()))
  return one
}

/** Adds the markers of new places, removes those of places that are gone, and shows what has changed at the others. */
const changeMarkers = (map: Map, before: Record<string, Marker>, places: readonly MapPlace[], onChoose: (key: string) => void) => {
  for (const [key, one] of Object.entries(before)) {
    const place = places.find((now) => now.key === key)
    if (place === undefined) one.remove()
    else showPlace(one, place)
  }
  return Object.fromEntries(places.map((place) => [place.key, before[place.key] ?? putMarker(map, place, () => onChoose(place.key))]))
}

/** Moves signs apart that lie on each other at this zoom; Leaflet places each by its margins from its middle. */
const spreadMarkers = (map: Map, places: readonly MapPlace[], markers: Record<string, Marker>): void => {
  const middles = places.map((place) => ({ ...map.latLngToLayerPoint([place.latitude, place.longitude]), size: sizeOf(place) }))
  for (const [index, { x, y, size }] of spread(middles).entries()) {
    const [place, middle] = [places[index], middles[index]]
    const element = place && markers[place.key]?.getElement()
    if (element === undefined || middle === undefined) continue
    element.style.marginLeft = `${x - middle.x - size / 2}px`
    element.style.marginTop = `${y - middle.y - size / 2}px`
  }
}

/** Leaflet ends a zoom by a timer that outlives the map; without this it would then move a map that is gone. */
const removeAtOnce = (map: Map): void => {
  map.stop()
  ;(map as unknown as { _animatingZoom: boolean })._animatingZoom = false
  map.remove()
}

/** A zone; what is said of it stands beside the map. */
const putArea = (map: Map, area: Outline) =>
  polygon(
    area.map((rings) => rings.map((ring) => ring.map(([longitude, latitude]): LatLngExpression => [latitude, longitude]))),
    { color: '#1f66b0', weight: 2, fillOpacity: 0.15, interactive: false },
  ).addTo(map)

/**
 * Leaflet on a drawing of our own, or on the tiles of the server that the town has set; from anywhere else nothing is fetched. A list beside it
 * says the same in words.
 */
export const TownMap = ({ base, drawn: mayDraw, places, areas, chosen, onChoose }: MapProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef<{ map: Map; whole: LatLngBounds }>(undefined)
  const markers = useRef<Record<string, Marker>>({})
  /** The places to which the map was fitted last. */
  const fitted = useRef('')
  const choose = useRef(onChoose)
  choose.current = onChoose
  const { latitude, longitude, zoom: atFirst, tiles } = base
  const drawn = mayDraw && tiles === ''
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (frame.current === null) return
    const whole = drawingBounds({ latitude, longitude })
    const map = startMap(frame.current, { zoomSnap: 0.25, zoomDelta: 0.5, maxBoundsViscosity: 1 })
    if (drawn) {
      putDrawing(map, { latitude, longitude })
      map.setMaxBounds(whole)
      map.fitBounds(whole)
    } else map.setView([latitude, longitude], atFirst)
    setFailed(false)
    putTiles(map, { tiles }, () => setFailed(true))
    shown.current = { map, whole }
    return () => {
      shown.current = undefined
      fitted.current = ''
      markers.current = {}
      removeAtOnce(map)
    }
  }, [latitude, longitude, atFirst, drawn, tiles])

  useEffect(() => {
    const { map } = shown.current ?? {}
    if (map === undefined) return
    const drawnAreas = areas.map((area) => putArea(map, area))
    markers.current = changeMarkers(map, markers.current, places, (key) => choose.current(key))
    const showAll = () => {
      const bounds = latLngBounds(places.map((place) => [place.latitude, place.longitude]))
      for (const area of drawnAreas) bounds.extend(area.getBounds())
      if (bounds.isValid()) map.fitBounds(bounds, { padding: [28, 28], animate: false })
    }
    const place = () => spreadMarkers(map, places, markers.current)
    // What changed is how a bollard stands, not where: whoever has moved the map keeps it so.
    const where = JSON.stringify(places.map((one) => [one.latitude, one.longitude]))
    if (fitted.current !== where) showAll()
    fitted.current = where
    place()
    map.on('zoomend', place)
    // A phone that is turned, a narrower window: signs at the edge would be cut off.
    map.on('resize', showAll)
    return () => {
      for (const area of drawnAreas) area.remove()
      map.off('zoomend', place)
      map.off('resize', showAll)
    }
  }, [places, areas, latitude, longitude, atFirst, drawn, tiles])

  useEffect(() => {
    for (const [key, one] of Object.entries(markers.current)) {
      one.getElement()?.toggleAttribute('data-chosen', key === chosen)
      one.getElement()?.classList.toggle(styles.top ?? '', key === chosen)
      if (key === chosen) shown.current?.map.panTo(one.getLatLng())
    }
  }, [chosen, places])

  const zoom = (by: number): void => void shown.current?.map.setZoom(shown.current.map.getZoom() + by)
  return (
    <div className={styles.box} role="region" aria-label={t(texts.map)}>
      <div ref={frame} className={styles.map} />
      <BaseNotes base={base} failed={failed} />
      <ZoomButtons onZoom={zoom} />
    </div>
  )
}
