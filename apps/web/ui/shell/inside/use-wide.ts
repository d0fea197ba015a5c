import { useSyncExternalStore } from 'react'

const query = '(min-width: 1024px)'

const subscribe = (listener: () => void): (() => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the drawer has room beside the page. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )
