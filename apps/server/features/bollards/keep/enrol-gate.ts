import { updateDevice } from '../bollard-tables.ts'
import * as contract from '@dovolilnice/contract/bollards/keep/enrolment'
import { OperationError } from '@dovolilnice/contract/errors'
import { createHmac, type KeyObject, randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Config } from '../../../config.ts'
import { tryAdvisoryLock } from '../../../platform/database/session.ts'
import { type Row, notFound } from '../../../platform/database/db.ts'
import { announce, listenTo } from '../../../platform/database/notify.ts'
import { type Services, implement } from '../../../platform/http/context.ts'
import { enrolledPassword } from '../../../platform/mqtt/gate-passwords.ts'
import { openSigningKey, type SigningKey } from '../../../platform/security/signing-key.ts'
import { brokerStandingOf, embeddedBroker, enrols, findKept, isBrokerTold } from './keep-bollards.ts'
import { type GateChannel, gateKind } from '@dovolilnice/contract/bollards/topics'
import { deviceTopic } from '@dovolilnice/contract/devices/device-kind'
import { z } from 'zod/mini'
import { repeatEvery } from '../../../platform/clock/clock.ts'
import type { MqttLink } from '../../../platform/mqtt/mqtt-link.ts'

const newCode = (): string => Array.from({ length: 8 }, () => contract.gateCodeSigns[randomInt(contract.gateCodeSigns.length)]).join('')

/** As it is stored: whoever reads the database can try all codes, but not without the key of the server. */
const hashOf = (code: string, { privateKey }: SigningKey): string =>
  createHmac('sha256', privateKey.export({ type: 'pkcs8', format: 'der' }))
    .update(`gate code ${code}`)
    .digest('base64url')

const keyOf = ({ dataDir, whitelistKey }: Config): Promise<SigningKey> => openSigningKey(dataDir, whitelistKey)

/** @throws OperationError `not_found`, `illegal_transition` (out of use, or no gate is enrolled here) */
export const handleIssueGateCode = implement(contract.issueGateCode, async ({ params: { code: device } }, { trx, now, config, record }) => {
  const row = await trx
    .selectFrom('device')
    .select(['name', 'active'])
    .where('code', '=', device)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  if (!row.active || !enrols(config)) throw new OperationError('illegal_transition')
  const code = newCode()
  const until = new Date(now.getTime() + contract.gateCodeMinutes * 60_000)
  await updateDevice(trx, device, { enrol_code_hash: hashOf(code, await keyOf(config)), enrol_code_until: until })
  await announce(trx, 'bollards')
  record({ subject: { type: 'device', id: device, label: row.name } })
  return { code: `${code.slice(0, 4)}-${code.slice(4)}`, until, server: config.publicUrl }
})

const typedCode = (body: string | Buffer): string | undefined => {
  try {
    const { code } = contract.enrolmentBodySchema.parse(JSON.parse(body.toString()))
    return contract.readGateCode(code)
  } catch {
    return undefined
  }
}

/** Where gates find their broker, and who has signed its certificate. @throws Error where the file of the authority cannot be read */
const brokerOf = async (config: Config, own: string | null): Promise<{ broker_url: string; ca: string | null } | undefined> => {
  const { gatesBroker } = config
  if (gatesBroker === undefined) return own === null || config.mqttUrl !== undefined ? undefined : { broker_url: own, ca: null }
  return { broker_url: gatesBroker.url, ca: gatesBroker.ca === undefined ? null : await readFile(gatesBroker.ca, 'utf8') }
}

/** After the commit the broker knows the new key alone. @throws OperationError `gate_code` */
export const handleEnrolGate = implement(contract.enrolGate, async (_, { trx, now, config, signed, record }) => {
  const code = typedCode(signed?.body ?? '')
  const key = await keyOf(config)
  const row = await trx
    .selectFrom('device')
    .select(['code', 'name', 'account_number', 'enrol_code_until'])
    .where('enrol_code_hash', '=', hashOf(code ?? '', key))
    .where('active', '=', true)
    .forUpdate()
    .executeTakeFirst()
  const broker = await brokerOf(config, await embeddedBroker(trx))
  if (code === undefined || row === undefined || broker === undefined || row.enrol_code_until === null || row.enrol_code_until <= now)
    throw new OperationError('gate_code')
  const account_number = row.account_number + 1
  await updateDevice(trx, row.code, { account_number, enrolled_at: now, revoked_at: null, enrol_code_hash: null, enrol_code_until: null })
  await announce(trx, 'bollards')
  record({ subject: { type: 'device', id: row.code, label: row.name } })
  const password = enrolledPassword(key.privateKey, row.code, account_number)
  return { device: row.code, name: row.name, ...broker, password, public_key: key.publicKey }
})

/** @throws OperationError `not_found`, `conflict`, `illegal_transition` (no gate is enrolled here) */
export const handleRevokeGate = implement(contract.revokeGate, async ({ params: { code }, body: { reason, version } }, context) => {
  const { trx, now, config, record } = context
  const device = await findKept(trx, code, version, null)
  if (!enrols(config)) throw new OperationError('illegal_transition')
  await updateDevice(trx, code, { revoked_at: now, enrol_code_hash: null, enrol_code_until: null, version: version + 1 })
  await announce(trx, 'bollards')
  record({ subject: { type: 'device', id: code, label: device.name }, reason })
  return { code }
})

/** Where Mosquitto's plugin for dynamic security takes orders. */
const controlTopic = '$CONTROL/dynamic-security/v1'

const answerSchema = z.object({
  responses: z.array(z.object({ command: z.string(), correlationData: z.optional(z.string()), error: z.optional(z.string()) })),
})

/** The orders that make an account of a gate as it should be, whatever the broker has of it; its open link is closed by them. */
const ordersFor = (account: Row<'device'>, privateKey: KeyObject) => {
  const { code: username, account_number: number } = account
  if (brokerStandingOf(account) === 'none') return [{ command: 'disableClient', username }]
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

/** What is as it was asked for already is no failure: also an account that was never made, and ends. */
const isHarmless = (command: string, error: string): boolean =>
  /already exists/i.test(error) || (command === 'disableClient' && /not found/i.test(error))

const patienceMs = 5000
const againMs = 10_000
const lockKey = 7_304_181

/**
 * Keeps the accounts of enrolled gates at a Mosquitto of the town's own, through its plugin for dynamic security. What was made by hand stays as it is: only
 * a gate that was enrolled, or whose key was ended, is told of. Resolves with a function that stops it.
 */
export const keepBrokerAccounts = async (
  { database }: Services,
  mqtt: Pick<MqttLink, 'isConnected' | 'publish' | 'subscribe'>,
  privateKey: KeyObject,
  onError: (error: unknown, what: string) => void,
): Promise<() => Promise<void>> => {
  const waiting = new Map<string, { left: number; error: string | undefined; done: (error: string | undefined) => void }>()
  await mqtt.subscribe(`${controlTopic}/response`, async (_, payload) => {
    for (const { command, correlationData: id = '', error } of answerSchema.parse(JSON.parse(payload.toString())).responses) {
      const asked = waiting.get(id)
      if (asked === undefined) continue
      asked.left -= 1
      if (error !== undefined && !isHarmless(command, error)) asked.error ??= error
      if (asked.left === 0) asked.done(asked.error)
    }
  })
  const order = async (account: Row<'device'>): Promise<string | undefined> => {
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
    const accounts = await database.kysely.selectFrom('device').selectAll().orderBy('code').execute()
    for (const account of accounts.filter((one) => !isBrokerTold(one))) {
      const error = await order(account)
      if (error !== undefined) onError(error, `the account of ${account.code} at the broker`)
      else
        await database.kysely
          .updateTable('device')
          .set({ broker_account: brokerStandingOf(account) })
          .where('code', '=', account.code)
          .execute()
    }
  }
  let last: Promise<void> = Promise.resolve()
  const onFailure = (error: unknown): void => onError(error, 'accounts of gates')
  /** One after the other, also among several processes: an older key must not overtake a newer one. */
  const lookAlone = (): Promise<unknown> => tryAdvisoryLock(database, lockKey, look)
  const next = (): Promise<void> =>
    (last = last.then(async () => {
      await lookAlone().catch(onFailure)
    }))
  const stopListening = await listenTo(
    database,
    'device_account',
    () => void next(),
    () => void next(),
  )
  const stopLooking = repeatEvery(againMs, next, onFailure)
  void next()
  return async () => {
    await stopListening()
    await stopLooking()
    await last
  }
}
