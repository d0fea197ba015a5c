import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepFiles } from './kept-files.ts'
import { filesDatabase, forgetFiles, readFilesMark, timesForgotten, writeFilesMark } from './kept-files-end.ts'
import { endSession, sessionStore, signIn, signOut } from './session/session-store.ts'

/** The databases of the browser: which one was opened, which deleted. What is kept in them is tried in a real browser (form-helps.story). */
let databases: string[]
beforeEach(() => {
  const shelf = new Map<string, string>()
  databases = []
  // Whoever signs in brings a language.
  vi.stubGlobal('document', { documentElement: {}, cookie: '' })
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  })
  vi.stubGlobal('indexedDB', {
    deleteDatabase: (name: string) => databases.push(`delete ${name}`),
    open: (name: string) => {
      databases.push(`open ${name}, ${readFilesMark() === undefined ? 'unmarked' : 'marked'}`)
      throw new Error('No database here.')
    },
  })
  return () => {
    vi.unstubAllGlobals()
    sessionStore.set({ authenticated: false, user: undefined })
  }
})

const user = (id: string) => ({ id, locale: 'sl' }) as SessionUser
const files = { 'document.identity': [new File(['a'], 'osebna.pdf')] }
const keep = (since = timesForgotten()) => keepFiles('application', files, since).catch(() => undefined)
const deleted = `delete ${filesDatabase}`

test('the mark by which files are found again is written before they are, with whose they are', async () => {
  sessionStore.set({ authenticated: true, user: user('ana') })
  await keep()
  expect(databases).toEqual([`open ${filesDatabase}, marked`])
  expect(readFilesMark()).toMatchObject({ person: 'ana' })
})

test('signing out deletes the database, and a form that was open writes nothing after it', async () => {
  const since = timesForgotten()
  await keep(since)
  signOut()
  expect(databases.at(-1)).toBe(deleted)
  await keep(since)
  expect(readFilesMark()).toBeUndefined()
})

test('without kept files no database is touched', () => {
  forgetFiles()
  expect(databases).toEqual([])
})

test('a session that only ended leaves the files to whose they are; somebody else who signs in deletes them', () => {
  signIn(user('ana'))
  writeFilesMark({ at: Date.now(), person: 'ana' })
  endSession()
  signIn(user('ana'))
  expect(databases).not.toContain(deleted)
  endSession()
  signIn(user('bor'))
  expect(databases).toContain(deleted)
  expect(readFilesMark()).toBeUndefined()
})

test('a visitor who then signs in keeps theirs', () => {
  writeFilesMark({ at: Date.now() })
  signIn(user('ana'))
  expect(readFilesMark()).toBeDefined()
})
