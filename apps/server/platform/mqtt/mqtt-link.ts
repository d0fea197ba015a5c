import mqtt, { type IPublishPacket } from 'mqtt'
import { writeToStream } from 'mqtt-packet'

/** Whether a topic matches a subscription's pattern; `+` is one level, a last `#` all further levels. */
export const topicMatches = (pattern: string, topic: string): boolean => {
  const wanted = pattern.split('/')
  const given = topic.split('/')
  for (const [index, level] of wanted.entries()) {
    if (level === '#') return true
    if (given[index] === undefined || (level !== '+' && level !== given[index])) return false
  }
  return wanted.length === given.length
}

// Otherwise it keeps a piece of memory for each number up to 65,535.
writeToStream.cacheNumbers = false

/** @param isRetained the broker has kept it and sends it because somebody subscribes: nobody knows how old it is */
export type MessageHandler = (topic: string, payload: Buffer, isRetained: boolean) => Promise<void>

/** The product's connection to the broker. */
export interface MqttLink {
  isConnected(): boolean
  /** Resolves when the broker has taken the message; while the broker is away it waits for it. */
  publish(topic: string, payload: string, options?: { retain?: boolean; qos?: 0 | 1 }): Promise<void>
  /**
   * The message is acknowledged to the broker only after the handlers resolved. Several may subscribe to one pattern.
   * @param options `isNeeded`: false where the link goes on without it, also where the broker ends the link because of it
   */
  subscribe(pattern: string, handle: MessageHandler, options?: { isNeeded: boolean }): Promise<void>
  /** Called at each new connection, also the first: a restarted broker has lost its retained messages. */
  onConnect(listener: () => void): void
  /** Called each time a connection is lost. */
  onDisconnect(listener: () => void): void
  close(): Promise<void>
}

export interface MqttLinkOptions {
  username?: string
  password?: string
  /** Called for a lost broker and for messages that could not be handled; neither ends the process. */
  onError?: (error: Error, what: string) => void
}

/** Between two tries, and after a link that ended before the broker had given its topics: it may end the next one for the same reason. */
const againMs = 1000
const refusedMs = 3000
/** A topic that is not needed is left alone once the broker has ended so many links in a row when it was asked for. */
const mostEnds = 2

/**
 * Connects to a broker over MQTT 3.1.1 and keeps connected; it answers at once, also when the broker is away.
 * @param url `mqtt://`, `mqtts://`, `ws://` or `wss://`, with user and password where the broker wants them
 */
export const connectMqtt = (url: string, { username, password, onError = () => {} }: MqttLinkOptions = {}): MqttLink => {
  const client = mqtt.connect(url, {
    protocolVersion: 4,
    clean: true,
    resubscribe: false,
    reconnectPeriod: againMs,
    keepalive: 15,
    ...(username === undefined ? {} : { username, password }),
  })
  const handlers = new Map<string, MessageHandler[]>()
  const listeners = new Set<() => void>()
  const farewells = new Set<() => void>()
  /** Topics that are not needed, each with how often in a row the link ended when it was asked for. */
  const wishes = new Map<string, number>()
  let up = false

  const receive = async ({ topic, payload, retain }: IPublishPacket): Promise<void> => {
    for (const [pattern, those] of handlers)
      if (topicMatches(pattern, topic)) for (const handle of those) await handle(topic, Buffer.from(payload), retain)
  }
  client.handleMessage = (packet, done) => {
    // Acknowledged all the same: sent again, the message would fail again and delay all later ones.
    receive(packet)
      .catch((error: Error) => onError(error, `message on ${packet.topic}`))
      .finally(() => done())
  }
  const subscribeTo = async (patterns: string[]): Promise<void> => {
    if (patterns.length > 0) await client.subscribeAsync(patterns, { qos: 1 })
  }
  const wishFor = async (pattern: string): Promise<void> => {
    const ends = wishes.get(pattern) ?? 0
    if (ends >= mostEnds) return
    try {
      await subscribeTo([pattern])
      wishes.set(pattern, 0)
    } catch (error) {
      if (!client.connected) wishes.set(pattern, ends + 1)
      if (wishes.get(pattern) === mostEnds)
        onError(new Error(pattern), 'the broker ends the link for this topic: it is not asked for again')
      throw error
    }
  }
  const subscribeToAll = async (): Promise<void> => {
    const onFailure = (error: Error): void => onError(error, 'the broker refused a subscription, or ended the link because of it')
    // One topic that the broker does not give is no reason to be silent on the others.
    await subscribeTo([...handlers.keys()].filter((pattern) => !wishes.has(pattern))).catch(onFailure)
    for (const pattern of wishes.keys()) if (client.connected) await wishFor(pattern).catch(onFailure)
  }
  client.on('close', () => {
    // Also called for each attempt that fails.
    if (up) farewells.forEach((farewell) => farewell())
    up = false
  })
  client.on('connect', () => {
    up = true
    client.options.reconnectPeriod = refusedMs
    subscribeToAll()
      .then(() => {
        if (!client.connected) return
        client.options.reconnectPeriod = againMs
        listeners.forEach((listener) => listener())
      })
      .catch((error: Error) => onError(error, 'link to the broker'))
  })
  client.on('error', (error) => onError(error, 'link to the broker'))

  return {
    isConnected: () => client.connected,
    publish: async (topic, payload, { retain = false, qos = 1 } = {}) => void (await client.publishAsync(topic, payload, { retain, qos })),
    subscribe: async (pattern, handle, { isNeeded } = { isNeeded: true }) => {
      const others = handlers.get(pattern) ?? []
      handlers.set(pattern, [...others, handle])
      if (!isNeeded && others.length === 0) wishes.set(pattern, 0)
      if (client.connected && others.length === 0) await (isNeeded ? subscribeTo([pattern]) : wishFor(pattern))
    },
    onConnect: (listener) => {
      listeners.add(listener)
      if (client.connected) listener()
    },
    onDisconnect: (farewell) => void farewells.add(farewell),
    close: async () => {
      await client.endAsync(true)
    },
  }
}
