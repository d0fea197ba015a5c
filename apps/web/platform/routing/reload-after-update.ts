/** The time of the last reload, so that a file that is missing for good does not reload the page for ever. */
const key = 'dovolilnice.reloaded-at'
const pauseMs = 60_000

/**
 * A page that was opened before an update asks for a screen whose file the server no longer has: the page is then loaded anew, with the
 * address it was going to. Asked only once the person is there: a file that was merely fetched ahead must not take the page away.
 * @returns whether the page is being loaded anew
 */
export const reloadAfterUpdate = (): boolean => {
  if (Date.now() - Number(sessionStorage.getItem(key)) < pauseMs) return false
  sessionStorage.setItem(key, String(Date.now()))
  window.location.reload()
  return true
}
