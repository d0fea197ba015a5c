import { gateClientId, gateTopic, type GateChannel } from '@dovolilnice/contract/bollards/topics'
import { setTimeout } from 'node:timers/promises'
import mqtt, { type IPublishPacket } from 'mqtt'
import { writeToStream } from 'mqtt-packet'
import { failure, type GateLog } from './log.ts'

// Otherwise it keeps a piece of memory for each number up to 65,535.
writeToStream.cacheNumbers = false

export interface GateLinkOptions {
  device: string
  brokerUrl: string
  /** Of the account named after the device; absent: what `brokerUrl` says. */
  password: string | undefined
  /** Who has signed the certificate of the broker, PEM; absent: an authority that every machine knows. */
  ca?: string | undefined
  log: GateLog
}

export interface GateLinkListener {
  onUp: () => void
  onDown: () => void
  /** A message from the server. It is acknowledged to the broker once this has resolved. */
  onMessage: (channel: GateChannel, text: string, retained: boolean) => Promise<void>
}

/** The link to the broker, MQTT 3.1.1. It keeps nothing that matters: the outbox sends again what a lost link did not deliver. */
export interface GateLink {
  /** Sets who hears of the link. Call it once, before the first `await` after opening: a message without a listener is lost. */
  listen(listener: GateLinkListener): void
  connected(): boolean
  /** Does nothing while the link is down. */
  publish(channel: 'event', payload: object): void
  publish(channel: 'state', payload: object): void
  close(lastState: object): Promise<void>
}

const subscribedChannels = ['command', 'whitelist', 'settings', 'ack', 'beat'] as const satisfies readonly GateChannel[]

/** Between two tries; after a link that ended before the broker had given its topics: it may end the next one for the same reason. */
const againMs = 1000
const refusedMs = 3000

/** Opens the link and keeps it open; while the broker is away it tries again every second, and less often while it refuses the gate's topics. */
export const openGateLink = ({ device, brokerUrl, password, ca, log }: GateLinkOptions): GateLink => {
  const stateTopic = gateTopic(device, 'state')
  const client = mqtt.connect(brokerUrl, {
    clientId: gateClientId(device),
    ...(password === undefined ? {} : { username: device, password }),
    ...(ca !== undefined && { ca }),
    protocolVersion: 4,
    // The broker keeps nothing for a gate whose link is down: a command of before must not move the bollard later.
    clean: true,
    resubscribe: false,
    reconnectPeriod: againMs,
    keepalive: 15,
    queueQoSZero: false,
    will: { topic: stateTopic, payload: Buffer.from(JSON.stringify({ online: false })), qos: 1, retain: true },
  })
  const channels = new Map(subscribedChannels.map((channel) => [gateTopic(device, channel), channel]))
  let up = false

  const listen = ({ onUp, onDown, onMessage }: GateLinkListener): void => {
    const receive = async ({ topic, payload, retain }: IPublishPacket): Promise<void> => {
      const channel = channels.get(topic)
      if (channel !== undefined) await onMessage(channel, payload.toString(), retain)
    }
    client.handleMessage = (packet, done) => {
      // A message that cannot be handled is acknowledged all the same: sent again, it would fail again and delay all later ones.
      receive(packet)
        .catch((error: unknown) => log.error(failure(error), `message on ${packet.topic} not handled`))
        .finally(() => done())
    }
    client.on('connect', () => {
      client.options.reconnectPeriod = refusedMs
      client.subscribe(Object.fromEntries([...channels.keys()].map((topic) => [topic, { qos: 1 as const }])), (error) => {
        if (error) {
          log.error(failure(error), 'the broker refused the subscription, or ended the link because of it')
          // A gate that hears nothing must not look as if it did.
          return void client.stream.destroy()
        }
        client.options.reconnectPeriod = againMs
        up = true
        onUp()
      })
    })
    client.on('close', () => {
      if (!up) return
      up = false
      onDown()
    })
  }
  // The client tries again by itself; without a listener an error would end the process.
  client.on('error', (error) => log.warn(failure(error), 'link to the broker'))

  const publish = (channel: 'event' | 'state', payload: object): void => {
    if (!up) return
    client.publish(gateTopic(device, channel), JSON.stringify(payload), { qos: 1, retain: channel === 'state' }, (error) => {
      if (error) log.warn(failure(error), `${channel} not sent`)
    })
  }
  /** Publishes the last state, waits at most one second for it, and disconnects. After a crash the broker publishes the last will instead. */
  const close = async (lastState: object): Promise<void> => {
    const sent = client.publishAsync(stateTopic, JSON.stringify(lastState), { qos: 1, retain: true }).catch(() => {})
    if (up) await Promise.race([sent, setTimeout(1000, undefined, { ref: false })])
    up = false
    await client.endAsync(true)
  }
  return { listen, connected: () => up, publish, close }
}
