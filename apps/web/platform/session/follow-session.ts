import { showSnackbar } from '../snackbar.ts'
import { restoreUser, signedOutKey, userStorageKey } from './encrypted-user.ts'
import { signedOutElsewhere } from './session-ended.ts'
import { askOnce, askWhoIsSignedIn, endSession, sessionStore, signOut } from './session-store.ts'

/** Another window of this browser signed out or signed in as another person: the data on this page must not stay visible. */
const followOtherWindows = async (): Promise<void> => {
  const here = sessionStore.get().user
  const there = await restoreUser()
  // The stored person is also written after changes of their data; only a different person matters here.
  if (here?.id === there?.id) return
  if (there !== undefined) return askWhoIsSignedIn()
  // A session that ended in the other window ends here too, but what was typed here stays: nobody chose to leave.
  endSession()
}

/** Another window signed out: nothing of the person may stay in this one. */
const followSignOut = (): void => {
  if (sessionStore.get().user === undefined) return
  signOut()
  showSnackbar(signedOutElsewhere)
}

/** Runs the guards again when someone signs in or out, or another takes their place, here or in another window, and asks the server once whether the kept session still holds. */
export const followSession = (router: { invalidate: () => Promise<void> }): void => {
  let whose = sessionStore.get().user?.id
  sessionStore.subscribe(() => {
    const now = sessionStore.get().user?.id
    if (now === whose) return
    whose = now
    void router.invalidate()
  })
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === signedOutKey && newValue !== null) followSignOut()
    // The key is null when a browser's whole storage was emptied.
    if (key === userStorageKey || key === null) void followOtherWindows()
  })
  void askOnce()
}
