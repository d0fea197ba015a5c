import { z } from 'zod/mini'
import type { MqttLink } from './mqtt-link.ts'

const refusalSchema = z.object({ account: z.nullable(z.string()), topic: z.nullable(z.string()), hears: z.optional(z.literal(true)) })
/**
 * What a broker itself did not let through: a message on a topic, or without one a sign-in; where it `hears`, that somebody listens there. Null: it did not
 * say whose.
 */
export type BrokerRefusal = z.output<typeof refusalSchema>

/** Where the embedded broker tells of it, and what reads the log of a Mosquitto (`docs/mosquitto/tell-refusals`). */
export const refusalTopic = 'broker/refused'
/** Where a Mosquitto publishes its notices, refused sign-ins among them. What it stops on a topic it says in its file alone. */
const noticeTopic = '$SYS/broker/log/N'

const stopped = /Denied PUBLISH from (.*) \(d\d, q\d, r\d, m\d+, '(.*)', \.\.\. \(\d+ bytes\)\)$/
/** What a client of a Mosquitto asks to hear, as `tell-refusals` puts it together; Mosquitto itself says neither yes nor no to it in its log. */
const listens = /^SUBSCRIBE from (\S+) to (.+)$/
const turnedAway = /Client (.*?)(?: \[[^\]]*\])? disconnected[,:] not authori[sz]ed/

/** Reads a line of Mosquitto's log, or what the embedded broker says; undefined: it tells of nothing that was refused. */
export const readRefusal = (text: string): BrokerRefusal | undefined => {
  if (text.startsWith('{')) return refusalSchema.safeParse(JSON.parse(text)).data
  const [, account, topic] = stopped.exec(text) ?? []
  if (account !== undefined && topic !== undefined) return { account, topic }
  const [, listener, pattern] = listens.exec(text) ?? []
  if (listener !== undefined && pattern !== undefined)
    // Devices have their code there; what is theirs is no matter of anybody's.
    return pattern.split('/')[1] === listener ? undefined : { account: listener, topic: pattern, hears: true }
  const [, client] = turnedAway.exec(text) ?? []
  return client === undefined ? undefined : { account: client === '<unknown>' ? null : client, topic: null }
}

/** Calls back with what the broker refuses. A broker that does not tell, or not to this account, only leaves its refusals unseen, also where it ends the link. */
export const hearRefusals = async (
  mqtt: MqttLink,
  tell: (refusal: BrokerRefusal) => Promise<void>,
  onError: (error: Error, what: string) => void,
) => {
  const hear = async (_: string, payload: Buffer): Promise<void> => {
    const refusal = readRefusal(payload.toString())
    if (refusal !== undefined) await tell(refusal)
  }
  for (const topic of [refusalTopic, noticeTopic])
    await mqtt.subscribe(topic, hear, { isNeeded: false }).catch((error: Error) => onError(error, topic))
}
