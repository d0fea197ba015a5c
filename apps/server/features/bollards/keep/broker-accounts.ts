import { type GateChannel, gateKind } from '@dovolilnice/contract/bollards/topics'
import { deviceTopic } from '@dovolilnice/contract/devices/device-kind'
import type { KeyObject } from 'node:crypto'
import { z } from 'zod/mini'
import { repeatEvery } from '../../../platform/clock/clock.ts'
import { listenTo } from '../../../platform/database/notify.ts'
import type { Services } from '../../../platform/http/context.ts'
import { enrolledPassword } from '../../../platform/mqtt/gate-passwords.ts'
import type { MqttLink } from '../../../platform/mqtt/mqtt-link.ts'

/** Where Mosquitto's plugin for dynamic security takes orders. */
const controlTopic = '$CONTROL/dynamic-security/v1'

const answerSchema = z.object({
  responses: z.array(z.object({ command: z.string(), correlationData: z.optional(z.string()), error: z.optional(z.string()) })),
})

interface Account {
  code: string
  account_number: number
  revoked_at: Date | null
  broker_account: string | null
}

/** What the broker should know of an account: which key it has, or that it has none. */
const standingOf = ({ account_number: number, revoked_at }: Account): string => (revoked_at === null ? `key ${number}` : 'none')

/** The orders that make an account of a gate as it should be, whatever the broker has of it; its open link is closed by them. */
const ordersFor = (account: Account, privateKey: KeyObject) => {
  const { code: username, account_number: number, revoked_at } = account
  if (revoked_at !== null) return [{ command: 'disableClient', username }]
  const rolename = `gate-${username}`
  const password = enrolledPassword(privateKey, username, number)
  const topic = (channel: GateChannel): string => deviceTopic(gateKind, username, channel)
  const acls = [
    ...gateKind.sends.map((channel) => ({ acltype: 'publishClientSend', topic: topic(channel), allow: true })),
    ...gateKind.hears.flatMap((channel) =>
      ['subscribeLiteral', 'publishClientReceive'].map((acltype) => ({ acltype, topic: topic(channel), allow: true })),
    ),
  ]
  return [
    { command: 'createRole', rolename, acls },
    { command: 'createClient', username, password, roles: [{ rolename }] },
    { command: 'setClientPassword', username, password },
    { command: 'enableClient', username },
  ]
}

/** What is as it was asked for already is no failure. */
const isHarmless = (error: string): boolean => /already exists/i.test(error)

const patienceMs = 5000
const againMs = 10_000

/**
 * Keeps the accounts of enrolled gates at a Mosquitto of the town's own, through its plugin for dynamic security. What was made by hand stays as it is: only
 * a gate that was enrolled, or whose key was ended, is told of. Resolves with a function that stops it.
 */
export const keepBrokerAccounts = async (
  { database }: Services,
  mqtt: MqttLink,
  privateKey: KeyObject,
  onError: (error: unknown, what: string) => void,
): Promise<() => Promise<void>> => {
  const waiting = new Map<string, { left: number; error: string | undefined; done: (error: string | undefined) => void }>()
  await mqtt.subscribe(`${controlTopic}/response`, async (_, payload) => {
    for (const { correlationData: id = '', error } of answerSchema.parse(JSON.parse(payload.toString())).responses) {
      const asked = waiting.get(id)
      if (asked === undefined) continue
      asked.left -= 1
      if (error !== undefined && !isHarmless(error)) asked.error ??= error
      if (asked.left === 0) asked.done(asked.error)
    }
  })
  const order = async (account: Account): Promise<string | undefined> => {
    const correlationData = `${account.code} ${process.pid} ${performance.now()}`
    const commands = ordersFor(account, privateKey).map((command) => ({ ...command, correlationData }))
    const answer = new Promise<string | undefined>((done) => {
      waiting.set(correlationData, { left: commands.length, error: undefined, done })
      setTimeout(
        done,
        patienceMs,
        'no answer: has it the plugin for dynamic security, and may the account of MQTT_URL give it orders?',
      ).unref()
    })
    await mqtt.publish(controlTopic, JSON.stringify({ commands }))
    return answer.finally(() => waiting.delete(correlationData))
  }
  const look = async (): Promise<void> => {
    if (!mqtt.isConnected()) return
    const accounts = await database.kysely
      .selectFrom('device')
      .select(['code', 'account_number', 'revoked_at', 'broker_account'])
      .where((is) => is.or([is('account_number', '>', 0), is('revoked_at', 'is not', null)]))
      .execute()
    for (const account of accounts.filter((one) => one.broker_account !== standingOf(one))) {
      const error = await order(account)
      if (error !== undefined) onError(error, `the account of ${account.code} at the broker`)
      else
        await database.kysely
          .updateTable('device')
          .set({ broker_account: standingOf(account) })
          .where('code', '=', account.code)
          .execute()
    }
  }
  let last: Promise<void> = Promise.resolve()
  const next = (): void => void (last = last.then(look).catch((error: unknown) => onError(error, 'accounts of gates')))
  const stopListening = await listenTo(database, 'device_account', next, next)
  const stopLooking = repeatEvery(againMs, look, (error) =>
    onError(error instanceof Error ? error : new Error(String(error)), 'accounts of gates'),
  )
  next()
  return async () => {
    await stopListening()
    await stopLooking()
    await last
  }
}
