import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

type Search = Record<string, unknown>

/**
 * Changes the query of the screen that is open, whichever it is: for parts that several screens show, such as lists. A screen that knows
 * its route navigates by it. The place on the page stays.
 */
export const useChangeSearch = () => {
  const navigate = useNavigate()
  return (change: (now: Search) => Search, { replace }: { replace: boolean }): void =>
    void navigate({ to: '.', search: (now: object): object => change({ ...now }), replace, resetScroll: false })
}

/** Gives the focus to the field that the address asks for (`polje`), as soon as its form stands in the frame. */
export const useAskedField = (field: string | undefined): RefObject<HTMLDivElement | null> => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (frame.current === null || field === undefined) return
    const box = frame.current
    const find = (): boolean => {
      const found = box.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)
      found?.scrollIntoView({ block: 'center' })
      found?.focus({ preventScroll: true })
      return found !== null
    }
    if (find()) return
    // Parts of a screen come when their data have been read.
    const watcher = new MutationObserver(() => find() && watcher.disconnect())
    watcher.observe(box, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [field])
  return frame
}
