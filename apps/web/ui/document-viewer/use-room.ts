import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** Enlargements, as a share of what fits. */
export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

/** The size of the place for pages, in CSS pixels, without its padding and scroll bars. */
export const useInnerSize = (place: RefObject<HTMLElement | null>, padding: number): { width: number; height: number } => {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    const measure = (): void => setSize({ width: element.clientWidth - padding, height: element.clientHeight - padding })
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    measure()
    return () => watch.disconnect()
  }, [place, padding])
  return size
}

/** Keeps what stands in the middle of the place in its middle while everything grows or shrinks. */
export const useKeptPlace = (place: RefObject<HTMLElement | null>, zoom: number): void => {
  const last = useRef(zoom)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null || last.current === zoom) return
    const growth = zoom / last.current
    last.current = zoom
    element.scrollTo({
      top: (element.scrollTop + element.clientHeight / 2) * growth - element.clientHeight / 2,
      left: (element.scrollWidth - element.clientWidth) / 2,
    })
  }, [place, zoom])
}
