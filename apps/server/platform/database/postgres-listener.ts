import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

interface Subscription {
  channel: string
  onPayload(payload: string): void
  onReconnect(): void
}

const firstPauseMs = 250
const longestPauseMs = 5_000

/** One connection that does nothing but wait for notifications, and comes back when it was lost. */
export class PostgresListener {
  readonly #url: string
  readonly #onError: (error: Error) => void
  readonly #subscriptions = new Set<Subscription>()
  readonly #stopped = new AbortController()
  #client: Promise<pg.Client> | undefined

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url
    this.#onError = onError
  }

  async listen(channel: string, onPayload: (payload: string) => void, onReconnect: () => void): Promise<() => Promise<void>> {
    const subscription = { channel, onPayload, onReconnect }
    this.#subscriptions.add(subscription)
    const client = await (this.#client ??= this.#connect())
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    return async () => {
      this.#subscriptions.delete(subscription)
      if ([...this.#subscriptions].some((other) => other.channel === channel)) return
      await (await this.#client)?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {})
    }
  }

  async close(): Promise<void> {
    this.#stopped.abort()
    const client = await this.#client?.catch(() => undefined)
    await client?.end().catch(() => {})
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url, application_name: 'dovolilnice listener', keepAlive: true })
    client.on('error', this.#onError)
    client.on('notification', ({ channel, payload }) => {
      for (const subscription of this.#subscriptions) if (subscription.channel === channel) subscription.onPayload(payload ?? '')
    })
    await client.connect()
    client.once('end', () => void this.#reconnect())
    return client
  }

  async #reconnect(pauseMs = firstPauseMs): Promise<void> {
    if (this.#stopped.signal.aborted) return
    try {
      await pause(pauseMs, undefined, { signal: this.#stopped.signal })
      this.#client = this.#connect()
      const client = await this.#client
      for (const channel of new Set([...this.#subscriptions].map((each) => each.channel))) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      for (const subscription of this.#subscriptions) subscription.onReconnect()
    } catch (error) {
      if (this.#stopped.signal.aborted) return
      this.#onError(error as Error)
      await this.#reconnect(Math.min(pauseMs * 2, longestPauseMs))
    }
  }
}
