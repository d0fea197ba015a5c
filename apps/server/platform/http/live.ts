import { OperationError } from '@dovolilnice/contract/errors'
import { liveTopics } from '@dovolilnice/contract/live-topics'
import type { LiveTopic } from '@dovolilnice/contract/live-topics'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Database } from '../database/database.ts'
import { listenToTopics } from '../database/notify.ts'
import type { FindSession } from './find-session.ts'

/** The most streams of one session; each visible page has one. */
const mostStreams = 30
const secondsUntilAnother = 60

/** Milliseconds between heartbeats, so that proxies keep the stream open. At each one the stream of an ended session is closed. */
const usualHeartbeatMs = 20_000

const mayReceive = ({ permissions }: SessionUser, topic: LiveTopic): boolean => {
  const access = liveTopics[topic]
  return access === 'session' || permissions.includes(access)
}

/** Opens the stream and keeps it until the caller disconnects or their session ends. */
const openStream = (raw: ServerResponse, isOver: () => Promise<boolean>, heartbeatMs: number, onClose: () => void): void => {
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  raw.write('retry: 2000\n\n')
  const beat = async () => ((await isOver()) ? raw.end() : raw.write(':\n\n'))
  // If the database does not answer, the next heartbeat checks again.
  const heartbeat = setInterval(() => void beat().catch(() => {}), heartbeatMs)
  raw.on('close', () => {
    clearInterval(heartbeat)
    onClose()
  })
}

/**
 * `GET /api/v1/live`: server-sent events that name what has changed (`liveTopics` of the contract), never the data itself.
 * Changes are notified in their transaction through the database, so every process receives them.
 */
export const addLive = async (
  app: FastifyInstance,
  database: Database,
  findSession: FindSession,
  heartbeatMs = usualHeartbeatMs,
): Promise<() => Promise<void>> => {
  const listeners = new Map<(topic: LiveTopic) => void, string>()
  const streamsOf = (session: string) => [...listeners.values()].filter((owner) => owner === session).length
  const stop = await listenToTopics(database, (topic) => {
    for (const send of listeners.keys()) send(topic)
  })
  app.get('/api/v1/live', async (request, reply) => {
    const session = await findSession(request)
    if (session === null) throw new OperationError('unauthenticated')
    if (streamsOf(session.id) >= mostStreams) throw new OperationError('rate_limited', { details: { retry_after: secondsUntilAnother } })
    reply.hijack()
    const { raw } = reply
    // The caller disconnected while the session was read, so `close` has already been emitted.
    if (raw.destroyed) return
    const send = (topic: LiveTopic) => void (mayReceive(session.user, topic) && raw.write(`data: ${topic}\n\n`))
    listeners.set(send, session.id)
    const isOver = async () => (await findSession(request, 'unseen')) === null
    openStream(raw, isOver, heartbeatMs, () => listeners.delete(send))
  })
  return stop
}
