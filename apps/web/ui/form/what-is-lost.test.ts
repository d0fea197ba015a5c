import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownDraftName } from '../../platform/session/own-drafts.ts'
import { markDraftFiles, writeDraft } from './kept-values.ts'
import { texts } from './texts.ts'
import { whatIsLost } from './leave-warning.tsx'

const own = ownDraftName('application', '0190f3c2-0000-7000-8000-000000000001')
const typed = { name: 'Ana' }
const withFile = { ...typed, document: [new File(['a'], 'osebna.pdf')] }

beforeEach(() => {
  const shelf = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
    removeItem: (key: string) => void shelf.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('a form without a draft loses all that was typed', () => {
  expect(whatIsLost(typed, undefined, '/')).toBe(texts.leaveText)
})

it.each(['application', own])('the draft %s keeps what was typed, and files where the device has them', (draft) => {
  writeDraft(draft, withFile)
  expect(whatIsLost(typed, draft, '/')).toBeUndefined()
  expect(whatIsLost(withFile, draft, '/')).toBe(texts.draftFiles)
  markDraftFiles(draft, 'kept')
  expect(whatIsLost(withFile, draft, '/')).toBeUndefined()
})

it('who signs out leaves nothing of their own form, also where the device has its files', () => {
  writeDraft(own, withFile)
  markDraftFiles(own, 'kept')
  expect(whatIsLost(withFile, own, '/')).toBeUndefined()
  expect(whatIsLost(withFile, own, '/odjava')).toBe(texts.leaveText)
})

it('who signs out beside a visitor’s form leaves what was typed, and loses its files', () => {
  writeDraft('application', withFile)
  markDraftFiles('application', 'kept')
  expect(whatIsLost(typed, 'application', '/odjava')).toBeUndefined()
  expect(whatIsLost(withFile, 'application', '/odjava')).toBe(texts.draftFiles)
})

it('where the browser refuses the storage, nothing is said to stay in it', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('refused')
    },
    getItem: () => null,
  })
  writeDraft('application', typed)
  expect(whatIsLost(typed, 'application', '/')).toBe(texts.leaveText)
})
