import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window answers a media query now, such as `(min-width: 1200px)`; followed while it changes. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void): (() => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )
}
