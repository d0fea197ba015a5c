import { DomEvent, divIcon, marker, type LatLngTuple } from 'leaflet'
import { useEffect, useRef } from 'react'
import { pageLocale, t, translate } from '../../../platform/kit.ts'
import { DialogMap, useDialogMap } from '../../../ui/map/dialog-map.tsx'
import { putDrawing } from '../../../ui/map/drawing.ts'
import type { MapBase } from '../../../ui/map/tiles.ts'
import { texts } from './keep-texts.ts'
import styles from './keep.module.css'

export interface Place {
  latitude: number
  longitude: number
}

interface PlaceMapProps {
  base: MapBase
  /** Whether the drawing shows this town. */
  drawn: boolean
  place: Place | undefined
  others: readonly (Place & { name: string })[]
  onPlace: (place: Place) => void
}

const at = ({ latitude, longitude }: Place): LatLngTuple => [latitude, longitude]

/** Degrees by which an arrow key moves the sign: about a metre, with Shift ten. */
const step = 0.00001
const arrows: Readonly<Record<string, LatLngTuple>> = {
  ArrowUp: [step, 0],
  ArrowDown: [-step, 0],
  ArrowLeft: [0, -step],
  ArrowRight: [0, step],
}

/** Decimals that stand for about ten centimetres. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
const roundedPlace = (latitude: number, longitude: number): Place => ({ latitude: rounded(latitude), longitude: rounded(longitude) })

const signSize = 44

/** Leaflet on the tiles that the town has set, or on none: a press puts the bollard there, its sign is dragged or moved by arrow keys. */
export const PlaceMap = ({ base, drawn, place, others, onPlace }: PlaceMapProps) => {
  const latest = useRef({ onPlace })
  latest.current = { onPlace }
  const { latitude, longitude, zoom, tiles } = base
  const shown = useDialogMap(base, {
    begin: (map) => map.setView(at(place ?? { latitude, longitude }), zoom),
    onPress: (north, east) => onPlace(roundedPlace(north, east)),
  })
  const { map } = shown

  useEffect(() => {
    if (map === undefined || !drawn || tiles !== '') return
    const drawing = putDrawing(map, { latitude, longitude })
    return () => void drawing.remove()
  }, [map, drawn, tiles, latitude, longitude])

  useEffect(() => {
    if (map === undefined) return
    const dots = others.map((other) =>
      marker(at(other), { interactive: false, keyboard: false, icon: divIcon({ className: styles.other, iconSize: [20, 20] }) })
        .bindTooltip(other.name)
        .addTo(map),
    )
    return () => {
      for (const dot of dots) dot.remove()
    }
  }, [map, others])

  const locale = pageLocale()
  const [here, there] = [place?.latitude, place?.longitude]
  useEffect(() => {
    if (map === undefined || here === undefined || there === undefined) return
    const sign = marker([here, there], {
      draggable: true,
      zIndexOffset: 100,
      icon: divIcon({ className: styles.sign, iconSize: [signSize, signSize] }),
    }).addTo(map)
    if (!map.getBounds().contains([here, there])) map.panTo([here, there], { animate: false })
    sign.on('dragend', () => latest.current.onPlace(roundedPlace(sign.getLatLng().lat, sign.getLatLng().lng)))
    const element = sign.getElement()
    element?.setAttribute('aria-label', translate(texts.here, locale))
    if (element)
      DomEvent.on(element, 'keydown', (event) => {
        if (!(event instanceof KeyboardEvent)) return
        const by = arrows[event.key]
        if (by === undefined) return
        DomEvent.stop(event)
        const far = event.shiftKey ? 10 : 1
        latest.current.onPlace(roundedPlace(here + by[0] * far, there + by[1] * far))
        // The sign is drawn anew: the focus goes back to it.
        requestAnimationFrame(() => map.getContainer().querySelector<HTMLElement>(`.${styles.sign}`)?.focus())
      })
    return () => void sign.remove()
  }, [map, here, there, locale])

  return <DialogMap drawn={shown} base={base} label={t(texts.map)} className={styles.box} />
}
