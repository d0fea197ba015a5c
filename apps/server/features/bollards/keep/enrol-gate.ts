import {
  enrolmentBodySchema,
  type enrolGate,
  gateCodeMinutes,
  gateCodeSigns,
  type issueGateCode,
  readGateCode,
  type revokeGate,
} from '@dovolilnice/contract/bollards/keep/enrolment'
import { OperationError } from '@dovolilnice/contract/errors'
import { createHmac, randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Config } from '../../../config.ts'
import { announce } from '../../../platform/database/notify.ts'
import type { Handler } from '../../../platform/http/context.ts'
import { enrolledPassword } from '../../../platform/mqtt/gate-passwords.ts'
import { openSigningKey, type SigningKey } from '../../../platform/security/signing-key.ts'
import { embeddedBroker, enrols, findKept } from './keep-bollards.ts'

const newCode = (): string => Array.from({ length: 8 }, () => gateCodeSigns[randomInt(gateCodeSigns.length)]).join('')

/** As it is stored: whoever reads the database can try all codes, but not without the key of the server. */
const hashOf = (code: string, { privateKey }: SigningKey): string =>
  createHmac('sha256', privateKey.export({ type: 'pkcs8', format: 'der' }))
    .update(`gate code ${code}`)
    .digest('base64url')

const keyOf = ({ dataDir, whitelistKey }: Config): Promise<SigningKey> => openSigningKey(dataDir, whitelistKey)

/** @throws OperationError `not_found`, `illegal_transition` (out of use, or no gate is enrolled here) */
export const handleIssueGateCode: Handler<typeof issueGateCode> = async ({ params: { code: device } }, { trx, now, config, record }) => {
  const row = await trx.selectFrom('device').select(['name', 'active']).where('code', '=', device).forUpdate().executeTakeFirst()
  if (row === undefined) throw new OperationError('not_found')
  if (!row.active || !enrols(config)) throw new OperationError('illegal_transition')
  const code = newCode()
  const until = new Date(now.getTime() + gateCodeMinutes * 60_000)
  await trx
    .updateTable('device')
    .set({ enrol_code_hash: hashOf(code, await keyOf(config)), enrol_code_until: until })
    .where('code', '=', device)
    .execute()
  await announce(trx, 'bollards')
  record({ subject: { type: 'device', id: device, label: row.name } })
  return { code: `${code.slice(0, 4)}-${code.slice(4)}`, until, server: config.publicUrl }
}

const typedCode = (body: string | Buffer): string | undefined => {
  try {
    const { code } = enrolmentBodySchema.parse(JSON.parse(body.toString()))
    return readGateCode(code)
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
export const handleEnrolGate: Handler<typeof enrolGate> = async (_, { trx, now, config, signed, record }) => {
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
  await trx
    .updateTable('device')
    .set({ account_number, enrolled_at: now, revoked_at: null, enrol_code_hash: null, enrol_code_until: null })
    .where('code', '=', row.code)
    .execute()
  await announce(trx, 'bollards')
  record({ subject: { type: 'device', id: row.code, label: row.name } })
  const password = enrolledPassword(key.privateKey, row.code, account_number)
  return { device: row.code, name: row.name, ...broker, password, public_key: key.publicKey }
}

/** @throws OperationError `not_found`, `conflict`, `illegal_transition` (out of use, or no gate is enrolled here) */
export const handleRevokeGate: Handler<typeof revokeGate> = async ({ params: { code }, body: { reason, version } }, context) => {
  const { trx, now, config, record } = context
  const device = await findKept(trx, code, version, true)
  if (!enrols(config)) throw new OperationError('illegal_transition')
  await trx
    .updateTable('device')
    .set({ revoked_at: now, enrol_code_hash: null, enrol_code_until: null, version: version + 1 })
    .where('code', '=', code)
    .execute()
  await announce(trx, 'bollards')
  record({ subject: { type: 'device', id: code, label: device.name }, reason })
  return { code }
}
