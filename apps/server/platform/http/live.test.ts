import { fastify } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import type { Permission } from '@dovolilnice/contract/permissions'
import type { FindSession, FoundSession } from './caller/cookies.ts'
import { addLive } from './live.ts'

const person = (permissions: Permission[]): FoundSession => ({
  id: 'session',
  user: {
    id: 'ana',
    name: 'Ana',
    email: 'ana@preizkus.si',
    type: 'person',
    role: 'operator',
    permissions,
    reset: false,
    second_factor_due: 'no',
    signed_in_by: 'password',
    last_seen: null,
    access_token: 'x',
    locale: 'sl',
  },
})
const [withRights, withoutRights] = [person(['bollards:control']), person([])]

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A stream whose readings of the session are answered by the test, in whatever order. */
const openStream = async (heartbeatMs: number) => {
  const channels = new Map<string, (payload: string) => void>()
  const readings: PromiseWithResolvers<FoundSession | null>[] = []
  let isOpen = false
  const find = async () => {
    if (!isOpen) {
      isOpen = true
      return withRights
    }
    const reading = Promise.withResolvers<FoundSession | null>()
    readings.push(reading)
    return reading.promise
  }
  const findSession: FindSession = Object.assign(find, { forget: () => {} })
  const listen = async (channel: string, onPayload: (payload: string) => void) => {
    channels.set(channel, onPayload)
    return async () => {}
  }
  const app = fastify({ forceCloseConnections: true })
  await addLive(app, { listen }, findSession, heartbeatMs)
  closing.push(() => app.close())
  const response = await fetch(`${await app.listen({ host: '127.0.0.1', port: 0 })}/api/v1/live`)
  const received: string[] = []
  const ended = (async () => {
    for await (const chunk of response.body ?? []) received.push(Buffer.from(chunk).toString())
  })()
  ended.catch(() => {})
  const answer = async (number: number, session: FoundSession | null) => {
    await expect.poll(() => readings.length).toBeGreaterThan(number)
    readings[number]?.resolve(session)
  }
  return { received, ended, readings, answer, tell: (channel: string, payload: string) => channels.get(channel)?.(payload) }
}

const topics = (received: readonly string[]): string[] => received.join('').match(/(?<=data: )\w+/g) ?? []

test('a right that was taken away while the stream was opened holds no topic', async () => {
  const { received, answer, tell } = await openStream(3_600_000)
  tell('live', 'bollards')
  tell('live', 'applications')
  await answer(0, withoutRights)
  await expect.poll(() => topics(received)).toEqual(['applications'])
})

test('a topic waits for every reading that is under way', async () => {
  const { received, answer, tell } = await openStream(3_600_000)
  tell('live', 'bollards')
  tell('live', 'applications')
  tell('rights', 'ana')
  await answer(0, withRights)
  await answer(1, withoutRights)
  await expect.poll(() => topics(received)).toEqual(['applications'])
})

test('a heartbeat learns of rights, and an answer that comes late changes nothing', async () => {
  const { received, readings, answer, tell } = await openStream(20)
  await answer(0, withRights)
  await expect.poll(() => readings.length).toBeGreaterThan(1)
  // The heartbeat's own reading is under way while the change of rights is told.
  tell('rights', 'ana')
  await answer(1, withRights)
  await answer(2, withoutRights)
  tell('live', 'bollards')
  tell('live', 'applications')
  for (let next = 3; topics(received).length === 0; next++) await answer(next, withoutRights)
  expect(topics(received)).toEqual(['applications'])
})

test('a stream that ended during a heartbeat is not written to', async () => {
  const { ended, readings, answer, tell } = await openStream(20)
  await answer(0, withRights)
  await expect.poll(() => readings.length).toBeGreaterThan(1)
  tell('rights', 'ana')
  // Without order this one ends the stream, and the heartbeat that waits for the other writes to it: an error that ends the process.
  readings[2]?.resolve(null)
  await answer(1, withRights)
  await answer(2, null)
  await ended
  expect(readings).toHaveLength(3)
})
