import { useEffect, useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** Milliseconds that the mouse rests on the button before its menu opens, and is away before it closes. */
const openDelay = 300
const closeDelay = 250

/** Opens a menu when the mouse rests on it and closes it when the mouse has left. Touch and keyboard are not concerned. */
export const useHover = (enabled: boolean, show: () => void, close: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Who goes to the button in order to click it finds the menu open: that click must not close it.
  const byHover = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (!enabled) return {}
  const after = (delay: number, run: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, delay)
  }
  return {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      after(openDelay, () => {
        byHover.current ||= currentTarget.querySelector(':popover-open') === null
        show()
      })
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && after(closeDelay, close),
    onClickCapture: (event: MouseEvent) => {
      clearTimeout(timer.current)
      if (byHover.current && event.target instanceof Element && event.target.closest('[popovertarget]') !== null) event.preventDefault()
      byHover.current = false
    },
  }
}
