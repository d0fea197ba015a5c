import type { KeyObject } from 'node:crypto'
import { listenTo } from '../../platform/database/notify.ts'
import type { Services } from '../../platform/http/context.ts'
import type { MqttLink } from '../../platform/mqtt/mqtt-link.ts'
import { repeatEvery } from '../../platform/clock/repeat-every.ts'
import { devicesBehind, publishWhitelists } from './publish-whitelists.ts'

/** Milliseconds to wait, so that several changes make one new list. */
const gatherMs = 100
const retryMs = 5000
const hourMs = 3_600_000
/** How often gates without their list are looked for. */
const lookMs = 5000

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
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const take = () => {
    const what = stopped ? 'nothing' : wanted
    wanted = 'nothing'
    return what
  }
  const run = async (): Promise<void> => {
    for (let what = take(); what !== 'nothing'; what = take()) {
      await publishWhitelists(services, mqtt, privateKey, what).catch((error: unknown) => {
        onError(error)
        setTimeout(publish, retryMs, what).unref()
      })
    }
  }
  const begin = (): void => {
    timer = undefined
    running = running.then(run)
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
  /** By the process' own clock: until then a gate that was helped is left alone, twice as long each time. */
  const pauses = new Map<string, { until: number; ms: number }>()
  const helpBehind = async (): Promise<void> => {
    if (!mqtt.isConnected()) return
    const behind = await devicesBehind(services)
    for (const device of pauses.keys()) if (!behind.includes(device)) pauses.delete(device)
    const due = behind.filter((device) => performance.now() >= (pauses.get(device)?.until ?? 0))
    if (due.length === 0) return
    for (const device of due) {
      const ms = Math.min(2 * (pauses.get(device)?.ms ?? lookMs), hourMs)
      pauses.set(device, { ms, until: performance.now() + ms })
    }
    running = running.then(() => publishWhitelists(services, mqtt, privateKey, due).then(() => {}, onError))
    await running
  }
  const stopHelping = repeatEvery(lookMs, helpBehind, onError)

  return async () => {
    stopped = true
    clearTimeout(timer)
    clearTimeout(hourly)
    await stopListening()
    await stopHelping()
    await running
  }
}
