import { afterEach, expect, it } from 'vitest'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import { sessionStore } from '../../platform/session/session-store.ts'
import { keepInterrupted, takeInterrupted } from './kept-values.ts'

const nobody = { authenticated: false, user: undefined }
const comes = (id: string): void => sessionStore.set({ authenticated: true, user: { id } as SessionUser })
const goes = (): void => sessionStore.set(nobody)
afterEach(goes)

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
