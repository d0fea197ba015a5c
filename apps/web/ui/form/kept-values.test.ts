import { afterEach, expect, it, vi } from 'vitest'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import { ownDraftName } from '../../platform/session/own-drafts.ts'
import { endSession, sessionStore, signIn, signOut } from '../../platform/session/session-store.ts'
import { draftFiles, dropDraft, dropTyped, keepTyped, readDraft, readTypedValues, writeDraft } from './kept-values.ts'

const nobody = { authenticated: false, user: undefined }
const comes = (id: string): void => sessionStore.set({ authenticated: true, user: { id } as SessionUser })
const enters = (id: string): void => signIn({ id, locale: 'sl' } as SessionUser)
const goes = (): void => sessionStore.set(nobody)
afterEach(() => {
  goes()
  vi.unstubAllGlobals()
})

const typed = (form: string): unknown => readTypedValues(form)?.values
/** A storage of the browser, in memory. */
const shelve = (name: 'localStorage' | 'sessionStorage'): Record<string, string> => {
  const shelf: Record<string, string> = {}
  Object.defineProperties(shelf, {
    getItem: { value: (key: string) => shelf[key] ?? null },
    setItem: { value: (key: string, value: string) => void (shelf[key] = value) },
    removeItem: { value: (key: string) => void delete shelf[key] },
  })
  vi.stubGlobal(name, shelf)
  return shelf
}

it('gives what was typed back to the person whose session ended, after they signed in again', () => {
  comes('ana')
  keepTyped('account', 'ana', { values: { street: 'Nova ulica 17' } })
  sessionStore.set({ ...nobody, ended: true })
  expect(typed('account')).toBeUndefined()
  comes('ana')
  expect(typed('account')).toEqual({ street: 'Nova ulica 17' })
  dropTyped('account')
  expect(typed('account')).toBeUndefined()
})

it.each([
  ['who signs out', () => goes()],
  ['before somebody else', () => comes('bor')],
])('forgets what was typed by a person %s', (_, leave) => {
  const shelf = shelve('sessionStorage')
  comes('ana')
  keepTyped('account', 'ana', { values: { street: 'Nova ulica 17' } })
  expect(Object.keys(shelf)).toHaveLength(1)
  leave()
  expect(Object.keys(shelf)).toHaveLength(0)
  comes('ana')
  expect(typed('account')).toBeUndefined()
})

it('keeps files as long as the page lives, and no password', () => {
  const shelf = shelve('sessionStorage')
  const file = new File(['a'], 'osebna.pdf')
  const values = { email: 'ana@primer.si', password: 'skrivnost', again: { new_password: 'x' }, document: [file] }
  keepTyped('log-in', undefined, { values })
  expect(typed('log-in')).toEqual({ email: 'ana@primer.si', again: {}, document: [file] })
  const [stored = ''] = Object.values(shelf)
  expect(JSON.parse(stored)).toMatchObject({ values: { email: 'ana@primer.si', again: {}, document: [] }, files: true })
})

it('says of a draft that it had files until it is dropped, however much is typed meanwhile', () => {
  const shelf = shelve('localStorage')
  writeDraft('application', { name: 'Ana', password: 'skrivnost', document: [new File(['a'], 'osebna.pdf')] })
  expect([readDraft('application'), draftFiles('application')]).toEqual([{ name: 'Ana', document: [] }, 'lost'])
  writeDraft('application', { name: 'Ana N', document: [] })
  expect(draftFiles('application')).toBe('lost')
  dropDraft('application')
  expect(Object.keys(shelf)).toHaveLength(0)
})

const ana = '0198c1f0-7c11-7a3e-9d2b-2a1d5f6b7c01'
const bor = '0198c1f0-7c11-7a3e-9d2b-2a1d5f6b7c02'

it.each([
  ['stays when the session only ended', () => endSession(), 'Ana'],
  ['stays when the same person signs in again', () => (endSession(), enters(ana)), 'Ana'],
  ['goes when the person signs out', () => signOut(), undefined],
  ['goes when the session ended and somebody else signs in', () => (endSession(), enters(bor)), undefined],
])('a draft of a person’s own form %s; a visitor’s stays', (_, leave, kept) => {
  const shelf = shelve('localStorage')
  vi.stubGlobal('document', { documentElement: {}, cookie: '' })
  vi.stubGlobal('location', { protocol: 'https:' })
  enters(ana)
  const own = ownDraftName('application', ana)
  writeDraft(own, { name: 'Ana', document: [new File(['a'], 'osebna.pdf')] })
  writeDraft('application', { name: 'Obiskovalka' })
  leave()
  expect(readDraft<{ name: string }>(own)?.name).toBe(kept)
  expect(draftFiles(own)).toBe(kept && 'lost')
  expect(readDraft('application')).toEqual({ name: 'Obiskovalka' })
  expect(Object.keys(shelf).filter((key) => key.includes(ana))).toHaveLength(kept === undefined ? 0 : 2)
})
