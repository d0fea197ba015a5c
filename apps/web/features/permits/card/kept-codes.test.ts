import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import { beforeEach, expect, test, vi } from 'vitest'
import { endSession, sessionStore, signIn, signOut } from '../../../platform/session/session-store.ts'
import { keepCode, readKeptCodes, type KeptCode } from './kept-codes.ts'

let shelf: Map<string, string>
beforeEach(() => {
  shelf = new Map()
  // Whoever signs in brings a language.
  vi.stubGlobal('document', { documentElement: {}, cookie: '' })
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  })
  return () => {
    vi.unstubAllGlobals()
    sessionStore.set({ authenticated: false, user: undefined })
  }
})

const stored = () => shelf.has('dovolilnice.codes')
const user = (id: string) => ({ id, locale: 'sl' }) as SessionUser
const code = (number: string, valid_until = '2027-01-01'): KeptCode => ({
  number,
  code: 'M0 0h1v1z',
  code_size: 21,
  kind: { sl: 'Stanovalec', en: 'Resident' },
  plates: ['LJ AB-123'],
  valid_until,
  at: 1,
})
const numbers = (person: string) => readKeptCodes(person, '2026-11-23').map(({ number }) => number)

test('codes are kept by permit, and shown until the permit ends', () => {
  keepCode('ana', 'b', code('2', '2027-06-01'))
  keepCode('ana', 'a', code('1'))
  keepCode('ana', 'c', code('3', '2026-11-23'))
  expect(numbers('ana')).toEqual(['1', '2'])
})

test('another person does not see them, and their first code takes the place of all', () => {
  keepCode('ana', 'a', code('1'))
  expect(numbers('bor')).toEqual([])
  keepCode('bor', 'b', code('2'))
  expect([numbers('ana'), numbers('bor')]).toEqual([[], ['2']])
})

test('they go at signing out', () => {
  keepCode('ana', 'a', code('1'))
  signOut()
  expect(stored()).toBe(false)
})

test('a session that only ended leaves them to whose they are; somebody else who signs in removes them', () => {
  signIn(user('ana'))
  keepCode('ana', 'a', code('1'))
  endSession()
  signIn(user('ana'))
  expect(numbers('ana')).toEqual(['1'])
  endSession()
  signIn(user('bor'))
  expect(stored()).toBe(false)
})
