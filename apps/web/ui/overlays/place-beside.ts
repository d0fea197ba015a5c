/** The edge of its parent that a panel is in line with. */
export type Side = 'start' | 'end'

const gap = 6
/** Pixels that stay free at the edges of the window. */
const margin = 8

/**
 * Puts a popover under its parent element, or above it where there is more room, and never outside the window. CSS anchors would do the same,
 * but are younger than the phones that people fill the form with.
 */
export const placeBeside = (panel: HTMLElement, side: Side): void => {
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
