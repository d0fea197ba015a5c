import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Tells the page by a property of its root how high an element is, so that what stands beside it leaves that much room: it covers nothing. */
export const useHeightProperty = <E extends HTMLElement>(property: `--${string}`, shown: boolean): RefObject<E | null> => {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!shown || element === null) return
    const page = document.documentElement.style
    const observer = new ResizeObserver(() => page.setProperty(property, `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      page.removeProperty(property)
    }
  }, [property, shown])
  return ref
}
