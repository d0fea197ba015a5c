import { listPermits } from '@dovolilnice/contract/permits/list/permit-list'
import { logOut } from '@dovolilnice/contract/session/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { rememberSessions } from './request-session.ts'
import type { HeldSession } from './sessions.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const statusOfList = async (who: 'admin' | 'operator') => (await (await product.as(who)).call(listPermits, { body: {} })).status

/** As a process beside this one would do it: nothing tells this one but the database. */
const elsewhere = (statement: string) => product.services.database.execute(statement)

test('somebody deactivated by another process is refused at once', async () => {
  expect([await statusOfList('admin'), await statusOfList('admin')]).toEqual([200, 200])
  await elsewhere(`update app_user set active = false where id = '${product.town.admin}'`)
  await expect.poll(() => statusOfList('admin')).toBe(401)
  await elsewhere(`update app_user set active = true where id = '${product.town.admin}'`)
  await expect.poll(() => statusOfList('admin')).toBe(200)
})

test('a right that another process takes away is gone at once', async () => {
  expect([await statusOfList('admin'), await statusOfList('admin')]).toEqual([200, 200])
  await elsewhere(`update app_user set revoked = '{permits:read}' where id = '${product.town.admin}'`)
  await expect.poll(() => statusOfList('admin')).toBe(403)
  await elsewhere(`update app_user set revoked = '{}' where id = '${product.town.admin}'`)
  await expect.poll(() => statusOfList('admin')).toBe(200)
})

test('after signing out the very next list is refused', async () => {
  const admin = await product.as('admin')
  const cookies = new Map(admin.cookies)
  expect(await statusOfList('admin')).toBe(200)
  await admin.call(logOut)
  for (const [name, value] of cookies) admin.cookies.set(name, value)
  expect(await statusOfList('admin')).toBe(401)
})

const session = (userId: string, until = '2026-11-16T10:00:00Z'): HeldSession => ({
  id: `of ${userId}`,
  user: { id: userId } as HeldSession['user'],
  untilUsed: new Date(until),
  until: new Date(until),
})
const now = new Date('2026-11-16T09:00:00Z')

/** A database whose notifications the test sends. */
const openFake = async () => {
  const listeners: { onPayload(payload: string): void; onReconnect?: (() => void) | undefined }[] = []
  const fake = {
    connected: true,
    isListening: () => fake.connected,
    listen: async (_channel: string, onPayload: (payload: string) => void, onReconnect?: () => void) => {
      listeners.push({ onPayload, onReconnect })
      return async () => {}
    },
  }
  const remembered = rememberSessions(fake)
  await remembered.read('first', async () => null)
  return { fake, remembered, notify: (userId: string) => listeners[0]?.onPayload(userId), comeBack: () => listeners[0]?.onReconnect?.() }
}

test('remembers a session until its use must be noted again', async () => {
  const { remembered } = await openFake()
  await remembered.read('a', async () => session('ana', '2026-11-16T09:01:00Z'))
  expect(remembered.find('a', now, true)?.id).toBe('of ana')
  expect(remembered.find('b', now, true)).toBeUndefined()
  expect(remembered.find('a', new Date('2026-11-16T09:01:00Z'), true)).toBeUndefined()
})

test('keeps a session longer for calls that are no use of it', async () => {
  const { remembered } = await openFake()
  await remembered.read('a', async () => ({ ...session('ana'), untilUsed: now }))
  expect([remembered.find('a', now, true), remembered.find('a', now, false)?.id]).toEqual([undefined, 'of ana'])
})

test('forgets the sessions of whom a notification names, and no others', async () => {
  const { remembered, notify } = await openFake()
  await remembered.read('a', async () => session('ana'))
  await remembered.read('b', async () => session('bor'))
  notify('ana')
  expect([remembered.find('a', now, true), remembered.find('b', now, true)?.id]).toEqual([undefined, 'of bor'])
})

test('does not keep what was read before a change that was told meanwhile', async () => {
  const { remembered, notify } = await openFake()
  await remembered.read('a', async () => {
    notify('ana')
    return session('ana')
  })
  expect(remembered.find('a', now, true)).toBeUndefined()
})

test('trusts nothing while the notifications are lost, nor what it knew before', async () => {
  const { fake, remembered, comeBack } = await openFake()
  await remembered.read('a', async () => session('ana'))
  fake.connected = false
  expect(remembered.find('a', now, true)).toBeUndefined()
  await remembered.read('b', async () => session('bor'))
  comeBack()
  fake.connected = true
  expect([remembered.find('a', now, true), remembered.find('b', now, true)]).toEqual([undefined, undefined])
})
