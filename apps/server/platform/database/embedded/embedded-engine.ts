import type { EmbeddedClient } from './embedded-client.ts'
import type { Engine } from '../session.ts'

/** Admits one caller at a time, in order of arrival; each releases the next. */
const turnstile = (): (() => Promise<() => void>) => {
  let last: Promise<void> = Promise.resolve()
  return () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const entered = last.then(() => resolve)
    last = promise
    return entered
  }
}

/** The embedded engine: one connection, so transactions and statements take turns. */
export const embeddedEngine = (client: EmbeddedClient, afterClose: () => Promise<void>): Engine => {
  const enter = turnstile()
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    const leave = await enter()
    return work().finally(leave)
  }
  const acquire: Engine['acquire'] = async () => {
    const leave = await enter()
    return { run: (sql, parameters) => client.run(sql, parameters), release: leave }
  }
  return {
    acquire,
    acquireAside: acquire,
    listen: async (channel, onPayload) => {
      const stop = await alone(() => client.listen(channel, onPayload))
      return () => alone(stop)
    },
    isListening: () => true,
    // Waits for running work: closing during a transaction would lose its commit.
    close: () => alone(() => client.close()).finally(afterClose),
  }
}
