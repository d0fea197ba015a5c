import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../test/database/test-database.ts'
import type { Database } from './database.ts'
import { announce, listenToTopics, notify, type Channel } from './notify.ts'
import type { Trx } from './db.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a topic is received once its transaction has committed, and one of another version never', async () => {
  const received: string[] = []
  const stop = await listenToTopics(database, (topic) => received.push(topic))
  const undone = database.transaction(async (trx) => {
    await announce(trx, 'access')
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow()
  await database.transaction(async (trx) => {
    await notify(trx, 'live', 'of_another_version')
    await announce(trx, 'permits')
  })
  await expect.poll(() => received).toEqual(['permits'])
  await stop()
})

test('a topic or channel that is not declared does not compile', () => {
  const calls = (trx: Trx, channel: Channel) => [
    // @ts-expect-error not a topic of the contract
    announce(trx, 'permitz'),
    // @ts-expect-error not a channel
    notify(trx, 'whitelst'),
    notify(trx, channel),
  ]
  expect(calls).toBeTypeOf('function')
})
