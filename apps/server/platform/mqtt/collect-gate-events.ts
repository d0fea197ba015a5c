import { gateEventSchema, type GateEvent } from '@dovolilnice/contract/bollards/gate-event'
import { everyGate, gateTopic, parseGateTopic } from '@dovolilnice/contract/bollards/topics'
import type { Clock } from '../clock/clock.ts'
import type { MqttLink } from './mqtt-link.ts'

/** An event with the gate it came from. */
export interface ReceivedEvent<E extends GateEvent = GateEvent> {
  device: string
  event: E
  /** When this process received it. */
  received_at: Date
}

export interface EventCollector<E extends GateEvent> {
  mqtt: MqttLink
  clock: Clock
  /** Whether this collector handles the event. */
  wants: (event: GateEvent) => event is E
  /**
   * Stores the events in one transaction and resolves with those stored. They are acknowledged to their gate, which then deletes them.
   * An event may arrive twice and must be stored once.
   */
  store: (events: ReceivedEvent<E>[]) => Promise<ReceivedEvent<E>[]>
  onError: (error: unknown, what: string) => void
}

const mostAtOnce = 200

const readEvent = (payload: Buffer): GateEvent | undefined => {
  try {
    return gateEventSchema.safeParse(JSON.parse(payload.toString())).data
  } catch {
    return undefined
  }
}

const acknowledge = async (mqtt: MqttLink, stored: readonly ReceivedEvent[]): Promise<void> => {
  const byDevice = Map.groupBy(stored, ({ device }) => device)
  for (const [device, events] of byDevice) {
    await mqtt.publish(gateTopic(device, 'ack'), JSON.stringify({ ids: events.map(({ event }) => event.id) }))
  }
}

/**
 * Takes the events of all gates, in the order they come and many at a time, and acknowledges each once it is stored. What this process
 * loses before that, a gate sends again. Resolves with a function that stops it after the running batch.
 */
export const collectGateEvents = async <E extends GateEvent>({
  mqtt,
  clock,
  wants,
  store,
  onError,
}: EventCollector<E>): Promise<() => Promise<void>> => {
  const waiting: ReceivedEvent<E>[] = []
  let working: Promise<void> | undefined
  let stopped = false

  /** Stores all at once, and one by one if that fails: an event that cannot be stored must not block the others. */
  const storeAll = async (batch: ReceivedEvent<E>[]): Promise<void> => {
    try {
      await acknowledge(mqtt, await store(batch))
    } catch (error) {
      if (batch.length > 1) for (const one of batch) await storeAll([one])
      else onError(error, 'an event could not be stored; its gate sends it again')
    }
  }
  const take = (): ReceivedEvent<E>[] => (stopped ? [] : waiting.splice(0, mostAtOnce))
  const work = async (): Promise<void> => {
    for (let batch = take(); batch.length > 0; batch = take()) await storeAll(batch)
    working = undefined
  }
  await mqtt.subscribe(everyGate('event'), async (topic, payload) => {
    const device = parseGateTopic(topic)?.device
    const event = readEvent(payload)
    if (device === undefined || event === undefined)
      return onError(new Error(payload.toString().slice(0, 500)), `unreadable event on ${topic}`)
    if (!wants(event)) return
    waiting.push({ device, event, received_at: clock.now() })
    working ??= work()
  })
  return async () => {
    stopped = true
    await working
  }
}
