import type { Locale } from '@dovolilnice/contract/locale'
import type { readSession as ReadSession } from '@dovolilnice/contract/session/operations'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import { call } from '../calls/call.ts'
import { plainOperation } from '../calls/plain-operation.ts'
import { queryClient } from '../calls/query.ts'
import { forgetFiles, readFilesMark } from '../kept-files-end.ts'
import { readLocal, writeLocal } from '../local-storage.ts'
import { createStore } from '../store.ts'
import { longSnackbar, showSnackbar } from '../snackbar.ts'
import { chosenLocale, localeStore, setLocale } from '../translate/locale-store.ts'
import { forgetUser, keepUser, markSignedOut, restoreUser } from './encrypted-user.ts'
import { keptCodesKey } from './kept-codes-key.ts'
import { forgetOwnDrafts } from './own-drafts.ts'
import { endedSession } from './session-ended.ts'
import { typedNames, writeTyped } from './typed-storage.ts'

export interface Session {
  authenticated: boolean
  user: SessionUser | undefined
  /** The server ended the session: whoever was signed in may come back to what they were doing. */
  ended?: true
}

const signedOut: Session = { authenticated: false, user: undefined }

export const sessionStore = createStore<Session>(signedOut)

const same = (a: SessionUser | undefined, b: SessionUser | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A session that only ended leaves drafts, files and codes on this device for whose they are; they go when somebody else comes. */
const forgetOthers = (id: string): void => {
  forgetOwnDrafts(id)
  if ((readFilesMark()?.person ?? id) !== id) forgetFiles()
  const codes = readLocal<{ person: string } | undefined>(keptCodesKey, undefined)
  if (codes !== undefined && codes.person !== id) writeLocal(keptCodesKey, undefined)
}

/** A language chosen on this device has priority, and the account takes it over. The account's comes also where the page was left before it had come. */
const takeLanguage = (user: SessionUser, isOther: boolean): void => {
  const chosen = chosenLocale.get()
  if (chosen !== undefined && isOther) chooseLocale(chosen)
  else if (chosen === undefined && localeStore.get() !== user.locale) void setLocale(user.locale)
}

export const signIn = (user: SessionUser): void => {
  const before = sessionStore.get().user
  if (same(user, before)) return takeLanguage(user, false)
  forgetOthers(user.id)
  // Cached answers may contain data that only the previous person was allowed to see.
  if (before !== undefined && before.id !== user.id) queryClient.clear()
  sessionStore.set({ authenticated: true, user })
  void keepUser(user)
  takeLanguage(user, before?.id !== user.id)
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

/** Changes the language of the page at once, and of the account if a person is signed in. */
export const chooseLocale = (locale: Locale): void => {
  void setLocale(locale)
  const { user } = sessionStore.get()
  chosenLocale.set(locale)
  if (user === undefined) return
  // If the server cannot be reached, the choice is kept here until the next sign-in.
  keepInAccount(user, locale).catch(() => undefined)
}

const clearPerson = (left: Session): void => {
  forgetUser()
  if (!sessionStore.get().authenticated) return
  sessionStore.set(left)
  queryClient.clear()
}

/** Clears the person, what was kept of them, what they typed, and every answer that they were allowed to see. */
export const signOut = (): void => {
  if (sessionStore.get().authenticated) markSignedOut()
  for (const name of typedNames()) writeTyped(name, undefined)
  forgetOwnDrafts()
  forgetFiles()
  writeLocal(keptCodesKey, undefined)
  clearPerson(signedOut)
}

/** Signs out because the session has ended on the server, and shows a message, so that the person knows why the login appears. What they typed stays for them. */
export const endSession = (): void => {
  if (sessionStore.get().authenticated) showSnackbar(endedSession, longSnackbar)
  clearPerson({ ...signedOut, ended: true })
}

const readSession = plainOperation<typeof ReadSession>({ name: 'read-session', method: 'GET', path: 'auth/session', access: 'public' })

/** Asks the server who is signed in. A server that cannot be reached changes nothing. */
export const askWhoIsSignedIn = async (): Promise<void> => {
  const answer = await call(readSession, {}, { quiet: true }).catch(() => undefined)
  // The stored person may still be loading; without this it would be restored after the server has denied the session.
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
 * the server's answer (`certain`) before it redirects to the login.
 */
export const sessionNow = async (certain: boolean): Promise<Session> => {
  await restored
  if (!sessionStore.get().authenticated && certain) await askOnce()
  return sessionStore.get()
}
