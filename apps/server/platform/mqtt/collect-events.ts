import type { DeviceEvent, EventSource } from '@dovolilnice/contract/devices/device-event'
import { everyDevice, parseDeviceTopic } from '@dovolilnice/contract/devices/device-kind'
import type { Clock } from '../clock/clock.ts'
import { isRefusedForGood } from '../database/database-errors.ts'
import { acknowledge, readEvent, refuse, withSaneTime } from './read-event.ts'
import type { DeviceLink } from './device-link.ts'

export interface ReceivedEvent<E extends DeviceEvent> {
  device: string
  event: E
  /** When this process received it. */
  received_at: Date
  /** The time that the device gave the event, where it cannot be true and `event.at` is that of arrival instead; otherwise null. */
  claimed_at: Date | null
}

export interface EventCollector<All extends DeviceEvent, E extends All> {
  mqtt: DeviceLink
  clock: Clock
  source: EventSource<All>
  /** Whether this collector handles the event. */
  wants: (event: All) => event is E
  /**
   * Stores the events in one transaction and resolves with those stored. They are acknowledged to their device, which then deletes them.
   * An event may arrive twice and must be stored once. One that the database will never take is refused: its device deletes it too.
   */
  store: (events: ReceivedEvent<E>[]) => Promise<ReceivedEvent<E>[]>
  onError: (error: unknown, what: string) => void
}

const mostAtOnce = 200

/**
 * Takes the events of all devices of a kind, in the order they come and many at a time, and acknowledges each once it is stored. What this process
 * loses before that, a device sends again. Resolves with a function that stops it after the running batch.
 */
export const collectEvents = async <All extends DeviceEvent, E extends All>({
  mqtt,
  clock,
  source,
  wants,
  store,
  onError,
}: EventCollector<All, E>): Promise<() => Promise<void>> => {
  const waiting: ReceivedEvent<E>[] = []
  let working: Promise<void> | undefined
  let stopped = false

  /** Stores all at once, and one by one if that fails: an event that cannot be stored must not block the others. */
  const storeAll = async (batch: ReceivedEvent<E>[]): Promise<void> => {
    try {
      await acknowledge(mqtt, source.kind, await store(batch))
    } catch (error) {
      const [first, ...others] = batch
      if (first === undefined) return
      if (others.length > 0) for (const one of batch) await storeAll([one])
      else if (isRefusedForGood(error)) await refuseForGood(first, error)
      else onError(error, 'an event could not be stored; its device sends it again')
    }
  }
  const refuseForGood = async ({ device, event }: ReceivedEvent<E>, error: unknown): Promise<void> => {
    onError(error, `event ${event.id} of ${device} can never be stored and is refused`)
    await refuse(mqtt, source.kind, device, event.id)
  }
  const take = (): ReceivedEvent<E>[] => (stopped ? [] : waiting.splice(0, mostAtOnce))
  const work = async (): Promise<void> => {
    for (let batch = take(); batch.length > 0; batch = take()) await storeAll(batch)
    working = undefined
  }
  await mqtt.subscribe(everyDevice(source.kind, source.channel), async (topic, payload) => {
    const device = parseDeviceTopic(source.kind, topic)?.device
    const { event } = readEvent(source, payload)
    if (device === undefined || event === undefined || !wants(event)) return
    waiting.push({ device, ...withSaneTime(event, clock.now()) })
    working ??= work()
  })
  return async () => {
    stopped = true
    await working
  }
}
