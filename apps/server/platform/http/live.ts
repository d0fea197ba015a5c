import { OperationError } from '@dovolilnice/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { FindSession } from './find-session.ts'

/** Said every so often, so that a proxy does not take the stream for dead. */
const heartbeatMs = 20_000

/**
 * `GET /api/v1/live`: server-sent events that name what has changed (`access`, `bollards`, `applications`), never the data itself.
 * Changes are notified in their transaction on the channel `live`, so every process of the product hears of them.
 */
export const addLive = async (app: FastifyInstance, database: Database, findSession: FindSession): Promise<() => Promise<void>> => {
  const listeners = new Set<(topic: string) => void>()
  const stop = await database.listen('live', (topic) => {
    for (const tell of listeners) tell(topic)
  })
  app.get('/api/v1/live', async (request, reply) => {
    if ((await findSession(request)) === null) throw new OperationError('unauthenticated')
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    raw.write('retry: 2000\n\n')
    const tell = (topic: string) => raw.write(`data: ${topic}\n\n`)
    listeners.add(tell)
    const heartbeat = setInterval(() => raw.write(':\n\n'), heartbeatMs)
    raw.on('close', () => {
      clearInterval(heartbeat)
      listeners.delete(tell)
    })
  })
  return stop
}
