/**
 * Does something at once, or, while a button of the mouse is held down, after it was let go. A field is left when the next thing is
 * pressed: a sentence that appears under it at that moment pushes the thing away from under the pointer, and the click is lost.
 */
export const afterPress = (deed: () => void): void => {
  if (document.querySelector(':active') === null) return deed()
  const stop = new AbortController()
  const released = () => {
    stop.abort()
    // The click comes right after the release.
    setTimeout(deed)
  }
  for (const event of ['pointerup', 'pointercancel']) window.addEventListener(event, released, { capture: true, signal: stop.signal })
}
