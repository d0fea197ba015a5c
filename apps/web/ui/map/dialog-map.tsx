import type { Map } from 'leaflet'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { BaseNotes } from './base-notes.tsx'
import styles from './dialog-map.module.css'
import { startMap } from './start-map.ts'
import { putTiles, type MapBase } from './tiles.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

interface Drawn {
  frame: RefObject<HTMLDivElement | null>
  /** The map, once it stands; another one when the base has changed. */
  map: Map | undefined
  /** Some of the base did not come. */
  failed: boolean
}

interface Ways {
  /** Shows where the map begins; asked again when the dialog has its size. */
  begin: (map: Map) => void
  onPress: (latitude: number, longitude: number) => void
}

/** A map in a dialog, on the tiles that the town has set, or on none. What it shows besides, its owner puts on it and takes off again. */
export const useDialogMap = ({ latitude, longitude, zoom, tiles }: MapBase, ways: Ways): Drawn => {
  const frame = useRef<HTMLDivElement>(null)
  const latest = useRef(ways)
  latest.current = ways
  const [map, setMap] = useState<Map>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (frame.current === null) return
    const made = startMap(frame.current, { zoomSnap: 0.5, zoomAnimation: false })
    const { begin } = latest.current
    begin(made)
    // The dialog gets its size after the map is made.
    let sized = false
    const observer = new ResizeObserver(() => {
      made.invalidateSize({ animate: false })
      if (!sized) begin(made)
      sized = true
    })
    observer.observe(frame.current)
    setFailed(false)
    putTiles(made, { tiles }, () => setFailed(true))
    made.on('click', ({ latlng }) => latest.current.onPress(latlng.lat, latlng.lng))
    setMap(made)
    return () => {
      setMap(undefined)
      observer.disconnect()
      made.remove()
    }
  }, [latitude, longitude, zoom, tiles])

  return { frame, map, failed }
}

interface DialogMapProps {
  drawn: Drawn
  base: MapBase
  label: string
  /** Sets `--map-height`, and is what the signs on the map are styled in. */
  className: string | undefined
}

/** The map of `useDialogMap` with its buttons and notes. */
export const DialogMap = ({ drawn: { frame, map, failed }, base, label, className }: DialogMapProps) => (
  <div className={`${styles.box} ${className}`} role="region" aria-label={label}>
    <div ref={frame} className={styles.map} />
    <BaseNotes base={base} failed={failed} />
    <ZoomButtons onZoom={(by) => void map?.setZoom(map.getZoom() + by)} />
  </div>
)
