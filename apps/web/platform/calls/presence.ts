/** Milliseconds after the last touch for which what the page asks for is believed to be for somebody who is there. */
const presentMs = 60_000

// No movement of the pointer and no scrolling: browsers report both also when only the page has moved.
const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

let touchedAt = Date.now()
if (typeof window !== 'undefined')
  for (const touch of touches) window.addEventListener(touch, () => (touchedAt = Date.now()), { capture: true, passive: true })

/**
 * Whether nobody has touched the page for a minute: what it reads then, because a time has passed or a topic was announced, is no use of
 * the session, which would otherwise never be idle.
 */
export const isUnattended = (): boolean => Date.now() - touchedAt > presentMs
