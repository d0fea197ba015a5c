import { readSession } from '@dovolilnice/contract/session/read-session'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import { call } from '../call.ts'
import { queryClient } from '../query.ts'
import { createStore } from '../store.ts'
import { setLocale } from '../translate/locale-store.ts'
import { forgetUser, keepUser, restoreUser } from './encrypted-user.ts'

export interface Session {
  authenticated: boolean
  user: SessionUser | undefined
}

const signedOut: Session = { authenticated: false, user: undefined }

export const sessionStore = createStore<Session>(signedOut)

const same = (a: SessionUser | undefined, b: SessionUser | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Stores the person and sets `authenticated`. */
export const signIn = (user: SessionUser): void => {
  const before = sessionStore.get().user
  if (same(user, before)) return
  // The account's language counts at the sign-in and when it is changed there; in between the switch in the menu does.
  if (before?.locale !== user.locale) setLocale(user.locale)
  sessionStore.set({ authenticated: true, user })
  void keepUser(user)
}

/** Clears the person, what was kept of them, and every answer that they were allowed to see. */
export const signOut = (): void => {
  forgetUser()
  if (!sessionStore.get().authenticated) return
  sessionStore.set(signedOut)
  queryClient.clear()
}

/** Asks the server who is signed in. A server that cannot be reached changes nothing. */
export const askWhoIsSignedIn = async (): Promise<void> => {
  const answer = await call(readSession, {}, { quiet: true }).catch(() => undefined)
  // The kept person may still be on the way from its shelf, and would otherwise be put back after the server's no.
  await restored
  if (answer === undefined) return
  if (answer.user === null) signOut()
  else signIn(answer.user)
}

const restored = (async () => {
  if (typeof window === 'undefined') return
  const user = await restoreUser()
  if (user !== undefined) sessionStore.set({ authenticated: true, user })
})()

let asked: Promise<void> | undefined
/** The server is asked once per page; later changes come as 401 or through sign-in and sign-out. */
export const askOnce = (): Promise<void> => (asked ??= askWhoIsSignedIn())

/**
 * The session as far as a guard needs it. The kept person is enough to show a screen; when nobody is kept, a protected screen waits for
 * the server's word (`certain`) before it sends anyone to the login.
 */
export const sessionNow = async (certain: boolean): Promise<Session> => {
  await restored
  if (!sessionStore.get().authenticated && certain) await askOnce()
  return sessionStore.get()
}
