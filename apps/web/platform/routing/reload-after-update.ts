/** The time of the last reload, so that a file that is missing for good does not reload the page for ever. */
const key = 'dovolilnice.reloaded-at'
const pauseMs = 60_000

/**
 * A page opened before an update may request a screen's file that the server no longer has. The page is then reloaded at the
 * screen's address. Called only when the person opens the screen: a failed prefetch must not reload the page.
 * @returns true when the page is being reloaded
 */
export const reloadAfterUpdate = (): boolean => {
  if (Date.now() - Number(sessionStorage.getItem(key)) < pauseMs) return false
  sessionStorage.setItem(key, String(Date.now()))
  window.location.reload()
  return true
}
