import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

interface Subscription {
  channel: string
  onPayload(payload: string): void
  onReconnect(): void
}

const firstPauseMs = 250
const longestPauseMs = 5_000
/** How often the connection is asked whether it still lives, and how long it may take to answer, in ms: a lost network closes no socket. */
const usualBeat = { everyMs: 5_000, answerMs: 10_000 }

const subscribe = (client: pg.Client, channel: string) => client.query(`listen ${pg.escapeIdentifier(channel)}`)

/** One connection that does nothing but wait for notifications, and comes back when it was lost. */
export class PostgresListener {
  readonly #url: string
  readonly #onError: (error: Error) => void
  readonly #beat: typeof usualBeat
  readonly #subscriptions = new Set<Subscription>()
  readonly #stopped = new AbortController()
  #client: pg.Client | undefined
  /** Resolves after the first attempt to connect, successful or not. */
  #firstTry: Promise<void> | undefined
  #loop: Promise<void> | undefined

  constructor(url: string, onError: (error: Error) => void, beat = usualBeat) {
    this.#url = url
    this.#beat = beat
    this.#onError = onError
  }

  async listen(channel: string, onPayload: (payload: string) => void, onReconnect: () => void): Promise<() => Promise<void>> {
    const subscription = { channel, onPayload, onReconnect }
    await (this.#firstTry ??= this.#begin())
    this.#subscriptions.add(subscription)
    if (this.#client) await subscribe(this.#client, channel).catch(this.#onError)
    return async () => {
      this.#subscriptions.delete(subscription)
      if ([...this.#subscriptions].some((other) => other.channel === channel)) return
      await this.#client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {})
    }
  }

  /** Whether notifications arrive; false for as long as the connection is lost. */
  isConnected(): boolean {
    return this.#client !== undefined
  }

  async close(): Promise<void> {
    this.#stopped.abort()
    await this.#client?.end().catch(() => {})
    await this.#loop
  }

  #begin(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#loop = this.#keepConnected(resolve)
    return promise
  }

  async #keepConnected(tried: () => void): Promise<void> {
    let pauseMs = firstPauseMs
    for (let attempt = 0; !this.#stopped.signal.aborted; attempt++) {
      try {
        const { client, socket, ended } = await this.#connect(attempt > 0)
        pauseMs = firstPauseMs
        this.#client = client
        tried()
        // Whoever closed while this connected had nothing to end.
        if (this.#stopped.signal.aborted) void client.end().catch(() => {})
        await this.#untilEnd(client, socket, ended)
      } catch (error) {
        this.#onError(error instanceof Error ? error : new Error(String(error)))
      }
      this.#client = undefined
      tried()
      await pause(pauseMs, undefined, { signal: this.#stopped.signal }).catch(() => {})
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }

  /** Waits for the end of the connection, and ends one that does not answer. */
  async #untilEnd(client: pg.Client, socket: Socket, ended: Promise<void>): Promise<void> {
    let asking = false
    const ask = () => client.query('select 1').catch(() => socket.destroy())
    const beat = setInterval(() => {
      if (asking) return
      asking = true
      void ask().finally(() => (asking = false))
    }, this.#beat.everyMs)
    await ended.finally(() => clearInterval(beat))
  }

  async #connect(again: boolean): Promise<{ client: pg.Client; socket: Socket; ended: Promise<void> }> {
    const socket = new Socket()
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'dovolilnice listener',
      keepAlive: true,
      query_timeout: this.#beat.answerMs,
      stream: () => socket,
    })
    client.on('error', this.#onError)
    client.on('notification', ({ channel, payload }) => {
      for (const each of this.#subscriptions) if (each.channel === channel) each.onPayload(payload ?? '')
    })
    // `events.once` would reject with the client's error; while nobody waits for it yet, that would end the process.
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
    try {
      await client.connect()
      for (const channel of new Set([...this.#subscriptions].map((each) => each.channel))) await subscribe(client, channel)
    } catch (error) {
      socket.destroy()
      throw error
    }
    if (again) for (const each of this.#subscriptions) each.onReconnect()
    return { client, socket, ended }
  }
}
