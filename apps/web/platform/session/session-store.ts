import type { Locale } from '@dovolilnice/contract/locale'
import type { readSession as ReadSession } from '@dovolilnice/contract/session/read-session'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import { call } from '../calls/call.ts'
import { plainOperation } from '../calls/plain-operation.ts'
import { queryClient } from '../calls/query.ts'
import { createStore } from '../store.ts'
import { showSnackbar } from '../snackbar.ts'
import { chosenLocale, setLocale } from '../translate/locale-store.ts'
import { forgetUser, keepUser, restoreUser } from './encrypted-user.ts'
import { endedSession } from './session-ended.ts'

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
  // What someone else was allowed to see is not this person's.
  if (before !== undefined && before.id !== user.id) queryClient.clear()
  sessionStore.set({ authenticated: true, user })
  void keepUser(user)
  // What was chosen on this device goes before what the account says, which takes it over.
  const chosen = chosenLocale.get()
  if (chosen !== undefined && before?.id !== user.id) chooseLocale(chosen)
  else if (before?.locale !== user.locale) setLocale(user.locale)
}

/** The operation has a body, and its schema is more than a first visit should load. */
const keepInAccount = async (user: SessionUser, locale: Locale): Promise<void> => {
  const { chooseLanguage } = await import('@dovolilnice/contract/users/choose-language')
  await call(chooseLanguage, { body: { locale } }, { quiet: true })
  chosenLocale.set(undefined)
  if (sessionStore.get().user?.id !== user.id) return
  const changed = { ...user, locale }
  sessionStore.set({ authenticated: true, user: changed })
  await keepUser(changed)
}

/** Changes the language for whoever sits here: of the page at once, of the account too where someone is signed in. */
export const chooseLocale = (locale: Locale): void => {
  setLocale(locale)
  const { user } = sessionStore.get()
  chosenLocale.set(locale)
  if (user === undefined) return
  // Without the server it stays chosen here, for the next sign-in.
  keepInAccount(user, locale).catch(() => undefined)
}

/** Clears the person, what was kept of them, and every answer that they were allowed to see. */
export const signOut = (): void => {
  forgetUser()
  if (!sessionStore.get().authenticated) return
  sessionStore.set(signedOut)
  queryClient.clear()
}

/** Signs out because the server knows the session no more, and says so: nobody should wonder why they stand at the login. */
export const endSession = (): void => {
  if (sessionStore.get().authenticated) showSnackbar(endedSession, { mode: 'multi-line', timeout: 7000 })
  signOut()
}

const readSession = plainOperation<typeof ReadSession>({ name: 'read-session', method: 'GET', path: 'auth/session', access: 'public' })

/** Asks the server who is signed in. A server that cannot be reached changes nothing. */
export const askWhoIsSignedIn = async (): Promise<void> => {
  const answer = await call(readSession, {}, { quiet: true }).catch(() => undefined)
  // The kept person may still be on the way from its shelf, and would otherwise be put back after the server's no.
  await restored
  if (answer === undefined) return
  if (answer.user === null) endSession()
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
