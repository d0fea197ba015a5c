/** The time of the last reload, so that a file that is missing for good does not reload the page for ever. */
const key = 'dovolilnice.reloaded-at'
const pauseMs = 60_000

/**
 * A page that was opened before an update asks for a screen whose file the server no longer has: the page is then loaded anew, with the
 * address it was going to.
 */
export const followUpdates = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(key)) < pauseMs) return
    event.preventDefault()
    sessionStorage.setItem(key, String(Date.now()))
    window.location.reload()
  })
}
