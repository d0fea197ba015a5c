import { type ToggleEvent, useId, useLayoutEffect, useRef, useState } from 'react'

/** The edge of its parent that a panel is in line with. */
type Side = 'start' | 'end'

const gap = 6
/** Pixels that stay free at the edges of the window. */
const margin = 8

/**
 * Puts a popover under its parent element, or above it where there is more room, and never outside the window. CSS anchors would do the same,
 * but are younger than the phones that people fill the form with.
 */
const placeBeside = (panel: HTMLElement, side: Side): void => {
  const anchor = panel.parentElement?.getBoundingClientRect()
  if (anchor === undefined) return
  const { offsetWidth: width, offsetHeight: height } = panel
  const { clientWidth, clientHeight } = document.documentElement
  const above = anchor.top - gap - height
  const below = anchor.bottom + gap
  const fits = below + height <= clientHeight - margin || above < margin
  const left = side === 'end' ? anchor.right - width : anchor.left
  panel.style.top = `${fits ? below : above}px`
  panel.style.left = `${Math.max(margin, Math.min(left, clientWidth - margin - width))}px`
}

/** What ties a button to the panel that it opens. */
export interface Opener {
  popoverTarget: string
  'aria-controls': string
  'aria-expanded': boolean
}

/**
 * A panel that a button opens over everything else, also over a dialog: the browser's own popover. Escape and a click elsewhere close it, and
 * the browser gives the focus back. The panel is drawn beside its parent element, and its content only while it is open.
 */
export const usePopover = (side: Side) => {
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useLayoutEffect(() => {
    const panel = ref.current
    if (!open || panel === null) return
    const place = () => placeBeside(panel, side)
    // Told before the first picture, and when content that was still loading makes the panel larger.
    const sizes = new ResizeObserver(place)
    sizes.observe(panel)
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, { capture: true })
    }
  }, [open, side])
  // The content is drawn before the panel shows, and taken away only after the browser has given back the focus that was in it.
  const onBeforeToggle = ({ newState }: ToggleEvent) => newState === 'open' && setOpen(true)
  const onToggle = ({ newState }: ToggleEvent) => setOpen(newState === 'open')
  return {
    open,
    opener: { popoverTarget: id, 'aria-controls': id, 'aria-expanded': open } satisfies Opener,
    panel: { id, ref, popover: 'auto' as const, onBeforeToggle, onToggle },
    show: () => ref.current?.showPopover(),
    close: () => ref.current?.hidePopover(),
  }
}
