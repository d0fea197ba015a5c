import type { KeyObject } from 'node:crypto'
import { listenTo } from '../../platform/database/notify.ts'
import type { Services } from '../../platform/http/context.ts'
import type { MqttLink } from '../../platform/mqtt/mqtt-link.ts'
import { publishWhitelists } from './publish-whitelists.ts'

/** Milliseconds to wait, so that several changes make one new list. */
const gatherMs = 100
const retryMs = 5000
const hourMs = 3_600_000

/**
 * Keeps the gates' whitelists up to date: a change of a permit, kind or device notifies the channel `whitelist` in its transaction.
 * The hourly check also starts each new day, because midnight is a full hour. Resolves with a function that stops it.
 */
export const followPermits = async (
  services: Services,
  mqtt: MqttLink,
  privateKey: KeyObject,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> => {
  const { database, clock } = services
  let wanted: 'nothing' | 'changed' | 'all' = 'nothing'
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const take = () => {
    const what = stopped ? 'nothing' : wanted
    wanted = 'nothing'
    return what
  }
  const run = async (): Promise<void> => {
    for (let what = take(); what !== 'nothing'; what = take()) {
      await publishWhitelists(services, mqtt, privateKey, what === 'all').catch((error: unknown) => {
        onError(error)
        setTimeout(publish, retryMs, what).unref()
      })
    }
  }
  const begin = (): void => {
    timer = undefined
    running ??= run().finally(() => (running = undefined))
  }
  const publish = (what: 'changed' | 'all'): void => {
    if (wanted !== 'all') wanted = what
    timer ??= setTimeout(begin, gatherMs)
  }

  const stopListening = await listenTo(
    database,
    'whitelist',
    () => publish('changed'),
    () => publish('changed'),
  )
  mqtt.onConnect(() => publish('all'))
  const everyHour = (): NodeJS.Timeout =>
    setTimeout(
      () => {
        publish('changed')
        hourly = everyHour()
      },
      hourMs - (clock.now().getTime() % hourMs) + 1,
    )
  let hourly = everyHour()

  return async () => {
    stopped = true
    clearTimeout(timer)
    clearTimeout(hourly)
    await stopListening()
    await running
  }
}
