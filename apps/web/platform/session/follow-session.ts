import { askOnce, sessionStore } from './session-store.ts'

/** Runs the guards again when someone signs in or out elsewhere, and asks the server once whether the kept session still holds. */
export const followSession = (router: { invalidate: () => Promise<void> }): void => {
  let authenticated = sessionStore.get().authenticated
  sessionStore.subscribe(() => {
    const now = sessionStore.get().authenticated
    if (now === authenticated) return
    authenticated = now
    void router.invalidate()
  })
  void askOnce()
}
