import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether an element is in sight of its scrolling place, or of the window where it has none.
 * @param around by how much the place counts as larger than it is, as a margin of CSS
 */
export const useNear = (place: RefObject<HTMLElement | null>, around: string): boolean => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    const watch = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: place.current.closest('[data-scroller], [data-strip]'),
      rootMargin: around,
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place, around])
  return near
}
