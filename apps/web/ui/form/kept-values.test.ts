import { afterEach, expect, it, vi } from 'vitest'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import { sessionStore } from '../../platform/session/session-store.ts'
import { dropDraft, hadFiles, keepInterrupted, readDraft, takeInterrupted, writeDraft } from './kept-values.ts'

const nobody = { authenticated: false, user: undefined }
const comes = (id: string): void => sessionStore.set({ authenticated: true, user: { id } as SessionUser })
const goes = (): void => sessionStore.set(nobody)
afterEach(() => {
  goes()
  vi.unstubAllGlobals()
})

it('gives what was typed back to the person who typed it, after they signed in again, and once', () => {
  comes('ana')
  goes()
  keepInterrupted('account', 'ana', { street: 'Nova ulica 17' })
  expect(takeInterrupted('account')).toBeUndefined()
  comes('ana')
  expect(takeInterrupted('account')).toEqual({ street: 'Nova ulica 17' })
  expect(takeInterrupted('account')).toBeUndefined()
})

it('shows it to nobody else, and forgets it when somebody else comes', () => {
  keepInterrupted('account', 'ana', { street: 'Nova ulica 17' })
  keepInterrupted('application', undefined, { name: 'Obiskovalka' })
  comes('bor')
  expect(takeInterrupted('account')).toBeUndefined()
  expect(takeInterrupted('application')).toBeUndefined()
  comes('ana')
  expect(takeInterrupted('account')).toBeUndefined()
})

it('keeps files and no password', () => {
  const file = new File(['a'], 'osebna.pdf')
  keepInterrupted('log-in', undefined, { email: 'ana@primer.si', password: 'skrivnost', again: { new_password: 'x' }, document: [file] })
  expect(takeInterrupted('log-in')).toEqual({ email: 'ana@primer.si', again: {}, document: [file] })
})

it('says of a draft that it had files until it is dropped, however much is typed meanwhile', () => {
  const shelf = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  })
  writeDraft('application', { name: 'Ana', password: 'skrivnost', document: [new File(['a'], 'osebna.pdf')] })
  expect([readDraft('application'), hadFiles('application')]).toEqual([{ name: 'Ana', document: [] }, true])
  writeDraft('application', { name: 'Ana N', document: [] })
  expect(hadFiles('application')).toBe(true)
  dropDraft('application')
  expect(shelf.size).toBe(0)
})
