import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

interface Subscription {
  channel: string
  onPayload(payload: string): void
  onReconnect(): void
}

const firstPauseMs = 250
const longestPauseMs = 5_000

const subscribe = (client: pg.Client, channel: string) => client.query(`listen ${pg.escapeIdentifier(channel)}`)

/** One connection that does nothing but wait for notifications, and comes back when it was lost. */
export class PostgresListener {
  readonly #url: string
  readonly #onError: (error: Error) => void
  readonly #subscriptions = new Set<Subscription>()
  readonly #stopped = new AbortController()
  #client: pg.Client | undefined
  /** Resolves after the first attempt to connect, successful or not. */
  #firstTry: Promise<void> | undefined
  #loop: Promise<void> | undefined

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url
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
        const { client, ended } = await this.#connect(attempt > 0)
        pauseMs = firstPauseMs
        this.#client = client
        tried()
        await ended
      } catch (error) {
        this.#onError(error as Error)
      }
      this.#client = undefined
      tried()
      await pause(pauseMs, undefined, { signal: this.#stopped.signal }).catch(() => {})
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }

  async #connect(again: boolean): Promise<{ client: pg.Client; ended: Promise<unknown> }> {
    const client = new pg.Client({ connectionString: this.#url, application_name: 'dovolilnice listener', keepAlive: true })
    client.on('error', this.#onError)
    client.on('notification', ({ channel, payload }) => {
      for (const each of this.#subscriptions) if (each.channel === channel) each.onPayload(payload ?? '')
    })
    await client.connect()
    const ended = once(client, 'end')
    for (const channel of new Set([...this.#subscriptions].map((each) => each.channel))) await subscribe(client, channel)
    if (again) for (const each of this.#subscriptions) each.onReconnect()
    return { client, ended }
  }
}
