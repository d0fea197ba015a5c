import { deviceTopic, everyDevice, parseDeviceTopic, type DeviceKind } from '@dovolilnice/contract/devices/device-kind'
import { messageDomain, nonceSchema, type MessageBody, type Signed } from '@dovolilnice/contract/devices/signed-message'
import { gateBeatSeconds } from '@dovolilnice/contract/bollards/device'
import { sign, type KeyObject } from 'node:crypto'
import { v7 } from 'uuid'
import { z } from 'zod/mini'
import type { Clock } from '../clock/clock.ts'
import type { MqttLink } from './mqtt-link.ts'

/** The link to the broker with a voice that devices believe. */
export interface DeviceLink extends MqttLink {
  /**
   * Says something to one device: signed for its present connection where its kind asks for that. Nothing is said to a device of such a kind whose
   * connection is not known: it would not believe it. Whoever must be heard says it again.
   */
  tell<Channel extends string>(kind: DeviceKind<Channel>, device: string, channel: NoInfer<Channel>, content: object): Promise<void>
  /** Called when a device's connection becomes known: what could not be said to it before can be said now. */
  onNonce(listener: (device: string) => void): void
}

export interface DeviceLinkOptions {
  kinds: readonly DeviceKind[]
  /** The key that signs the lists. */
  privateKey: KeyObject
  clock: Clock
  onError: (error: Error, what: string) => void
}

/** What a state must have to be that of a connection. */
const saidSchema = z.object({ online: z.literal(true), nonce: nonceSchema })

const nonceOf = (payload: Buffer): string | undefined => {
  try {
    return saidSchema.safeParse(JSON.parse(payload.toString())).data?.nonce
  } catch {
    return undefined
  }
}

/**
 * Gives the link its voice: it learns the nonce of each device's connection, signs with it, and tells each such device the time every few seconds and at
 * once when it has connected. Resolves with the link, whose `close` ends the beats too.
 */
export const openDeviceLink = async (mqtt: MqttLink, { kinds, privateKey, clock, onError }: DeviceLinkOptions): Promise<DeviceLink> => {
  const sender = v7()
  let sequence = 0
  const listeners = new Set<(device: string) => void>()
  /** By the device's topic, so that two kinds may have one code. */
  const nonces = new Map<string, { kind: DeviceKind; device: string; nonce: string }>()

  const signedText = (nonce: string, device: string, channel: string, content: object): string => {
    sequence += 1
    const body: MessageBody = { channel, device, nonce, sender, sequence, sent_at: clock.now().toISOString(), content }
    const text = JSON.stringify(body)
    const signed: Signed = { body: text, signature: sign(null, Buffer.from(messageDomain + text), privateKey).toString('base64') }
    return JSON.stringify(signed)
  }
  /** Not kept for a broker that is away: a late beat would only be refused. */
  const beat = ({ kind, device, nonce }: { kind: DeviceKind; device: string; nonce: string }): void => {
    if (!mqtt.isConnected()) return
    mqtt
      .publish(deviceTopic(kind, device, 'beat'), signedText(nonce, device, 'beat', {}), { qos: 0 })
      .catch((error: Error) => onError(error, `beat for ${device}`))
  }
  const hear =
    (kind: DeviceKind) =>
    async (topic: string, payload: Buffer): Promise<void> => {
      const device = parseDeviceTopic(kind, topic)?.device
      if (device === undefined) return
      const nonce = nonceOf(payload)
      if (nonce === undefined) return void nonces.delete(topic)
      if (nonces.get(topic)?.nonce === nonce) return
      const connection = { kind, device, nonce }
      nonces.set(topic, connection)
      beat(connection)
      for (const tell of listeners) tell(device)
    }
  for (const kind of kinds) if (kind.nonceIn !== undefined) await mqtt.subscribe(everyDevice(kind, kind.nonceIn), hear(kind))
  const timer = setInterval(() => nonces.forEach(beat), gateBeatSeconds * 1000)

  return {
    ...mqtt,
    tell: async (kind, device, channel, content) => {
      const topic = deviceTopic(kind, device, channel)
      if (kind.nonceIn === undefined) return mqtt.publish(topic, JSON.stringify(content))
      const nonce = nonces.get(deviceTopic<string>(kind, device, kind.nonceIn))?.nonce
      if (nonce !== undefined) await mqtt.publish(topic, signedText(nonce, device, channel, content))
    },
    onNonce: (listener) => void listeners.add(listener),
    close: async () => {
      clearInterval(timer)
      await mqtt.close()
    },
  }
}
