import { OperationError } from '@dovolilnice/contract/errors'
import { liveTopics, type LiveTopic } from '@dovolilnice/contract/events/event-words'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Database } from '../database/database.ts'
import { listenTo, listenToTopics } from '../database/notify.ts'
import type { FindSession, FoundSession } from './caller/cookies.ts'

/** The most streams of one session; each visible page has one. */
const mostStreams = 30
const secondsUntilAnother = 60

/** Milliseconds between heartbeats, so that proxies keep the stream open. At each one the stream of an ended session is closed. */
const usualHeartbeatMs = 20_000

const mayReceive = ({ permissions }: SessionUser, topic: LiveTopic): boolean => {
  const access = liveTopics[topic]
  return access === 'session' || (access !== undefined && permissions.includes(access))
}

/** An open page that listens. */
interface Stream {
  session: FoundSession
  raw: ServerResponse
  /** Reads the session once more. */
  find(): Promise<FoundSession | null>
  /** The last of the readings, which follow one another: an older answer must not replace a newer one. */
  known: Promise<void>
  /** How many readings are under way or wait for those before them. */
  readings: number
}

/**
 * Learns what the person may do now, and closes the stream of an ended session: the page opens another.
 * @param unread what is taken for the session when it cannot be read
 */
const look = (stream: Stream, unread: (held: FoundSession) => FoundSession | null): Promise<void> => {
  stream.readings += 1
  stream.known = stream.known.then(async () => {
    const session = await stream.find().catch(() => unread(stream.session))
    stream.readings -= 1
    if (session === null) stream.raw.end()
    else stream.session = session
  })
  return stream.known
}

/** After a change of rights: a session that cannot be read now is not believed. */
const renew = (stream: Stream): Promise<void> => look(stream, () => null)

/** Resolves when no reading is under way: each could take away a right. */
const settled = async (stream: Stream): Promise<void> => {
  for (let known; known !== stream.known;) {
    known = stream.known
    await known
  }
}

const send = ({ raw }: Stream, text: string): void => void (raw.writableEnded || raw.write(text))

const sendTopic = async (stream: Stream, topic: LiveTopic): Promise<void> => {
  await settled(stream)
  if (mayReceive(stream.session.user, topic)) send(stream, `data: ${topic}\n\n`)
}

/** Keeps the stream open until the caller disconnects or their session ends. */
const keepOpen = (stream: Stream, heartbeatMs: number, onClose: () => void): void => {
  const { raw } = stream
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  raw.write('retry: 2000\n\n')
  const beat = async () => {
    // If the database does not answer, the next heartbeat checks again.
    if (stream.readings === 0) await look(stream, (held) => held)
    send(stream, ':\n\n')
  }
  const heartbeat = setInterval(() => void beat(), heartbeatMs)
  raw.on('close', () => {
    clearInterval(heartbeat)
    onClose()
  })
}

type Listening = Pick<Database, 'listen'>

/** Hands topics to the streams, and has those of a person look again when a session of theirs ends or their rights change. */
const listenForStreams = async (database: Listening, streams: ReadonlySet<Stream>): Promise<() => Promise<void>> => {
  const renewAll = () => streams.forEach((stream) => void renew(stream))
  const stopRights = await listenTo(
    database,
    'rights',
    (userId) => [...streams].filter(({ session }) => session.user.id === userId).forEach((stream) => void renew(stream)),
    renewAll,
  )
  const stopTopics = await listenToTopics(database, (topic) => streams.forEach((stream) => void sendTopic(stream, topic)))
  return async () => {
    await stopTopics()
    await stopRights()
  }
}

/**
 * `GET /api/v1/live`: server-sent events that name what has changed (`liveTopics` of the contract), never the data itself.
 * Changes are notified in their transaction through the database, so every process receives them.
 */
export const addLive = async (
  app: FastifyInstance,
  database: Listening,
  findSession: FindSession,
  heartbeatMs = usualHeartbeatMs,
): Promise<() => Promise<void>> => {
  const streams = new Set<Stream>()
  const countOf = (session: FoundSession) => [...streams].filter((stream) => stream.session.id === session.id).length
  const stop = await listenForStreams(database, streams)
  // A browser connects again by itself, to another process or to the next one.
  app.addHook('preClose', async () => streams.forEach(({ raw }) => raw.end()))
  app.get('/api/v1/live', async (request, reply) => {
    // A browser opens its streams again by itself, also for a page that nobody looks at.
    const session = await findSession(request, 'unseen')
    if (session === null) throw new OperationError('unauthenticated')
    if (countOf(session) >= mostStreams) throw new OperationError('rate_limited', { details: { retry_after: secondsUntilAnother } })
    reply.hijack()
    const { raw } = reply
    // The caller disconnected while the session was read, so `close` has already been emitted.
    if (raw.destroyed) return
    const stream: Stream = { session, raw, find: () => findSession(request, 'unseen'), known: Promise.resolve(), readings: 0 }
    streams.add(stream)
    keepOpen(stream, heartbeatMs, () => streams.delete(stream))
    // A change of rights since the session was read was told to a set without this stream.
    void renew(stream)
  })
  return stop
}
