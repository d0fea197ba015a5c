import type { EmergencyList, GateDocument, GateSettings } from '@dovolilnice/contract/bollards/gate-documents'
import { gateTopic } from '@dovolilnice/contract/bollards/topics'
import { documentDomain, type Signed } from '@dovolilnice/contract/devices/signed-message'
import { credentialKey } from '@dovolilnice/contract/primitives/credential'
import { createHash, type KeyObject, sign } from 'node:crypto'
import { repeatEvery } from '../../../platform/clock/clock.ts'
import { listenTo } from '../../../platform/database/notify.ts'
import type { Db, Row, Trx } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { DeviceLink } from '../../../platform/mqtt/device-link.ts'
import { hiddenKey, listKeyOf } from '../../../platform/security/list-key.ts'

type Content = Pick<GateSettings, 'document' | 'list_key' | 'hold_hours' | 'times'> | Pick<EmergencyList, 'document' | 'credentials'>

type Gate = Pick<Row<'device'>, 'code' | 'active' | 'times' | 'settings_version' | 'emergency_version'> & { zone: string | null }

const gatesToTell = (db: Db): Promise<Gate[]> =>
  db
    .selectFrom('device as d')
    .leftJoin('parking_lot as l', 'l.id', 'd.parking_lot_id')
    .select(['d.code', 'd.active', 'd.times', 'd.settings_version', 'd.emergency_version', 'l.zone'])
    .where((is) => is.or([is('d.active', '=', true), is('d.online', '=', true)]))
    .orderBy('d.code')
    .execute()

/** The version of a document for a gate: the one before where nothing changed. A version is at least the clock's seconds, and later than what the gate has. */
const versionOf = async (trx: Trx, gate: Gate, content: Content, now: Date): Promise<{ version: number; issued_at: Date }> => {
  const { document } = content
  // The lock keeps two processes from giving one version twice.
  await trx.selectFrom('device').select('code').where('code', '=', gate.code).forUpdate().execute()
  const body_hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const last = await trx
    .selectFrom('gate_document')
    .selectAll()
    .where('device_code', '=', gate.code)
    .where('document', '=', document)
    .executeTakeFirst()
  const reported = (document === 'settings' ? gate.settings_version : gate.emergency_version) ?? 0
  // The gate may know a later one than the database, which a restore set back.
  if (last?.body_hash === body_hash && reported <= last.version) return { version: last.version, issued_at: last.published_at }
  const version = Math.max((last?.version ?? 0) + 1, reported + 1, Math.floor(now.getTime() / 1000))
  const row = { version, body_hash, published_at: now }
  await trx
    .insertInto('gate_document')
    .values({ device_code: gate.code, document, ...row })
    .onConflict((conflict) => conflict.columns(['device_code', 'document']).doUpdateSet(row))
    .execute()
  return { version, issued_at: now }
}

/** So long a gate may take to say that it has a document. */
const takenMs = 10_000
const lookMs = 5000

/**
 * Tells each gate its settings and the emergency credentials: at once when its connection is known or something has changed, and again until it says that it
 * has them. A bollard out of use lowers for nobody. Resolves with a function that stops it.
 */
export const sendSettings = async (
  services: Services,
  mqtt: DeviceLink,
  privateKey: KeyObject,
  onError: (error: unknown, what: string) => void,
): Promise<() => Promise<void>> => {
  const { database, clock, capabilities } = services
  /** By gate and document: which version was sent, and when, by the process' own clock. */
  const sent = new Map<string, { version: number; at: number }>()

  const send = async (gate: Gate, content: Content, again: boolean): Promise<void> => {
    const { version, issued_at } = await database.transaction((trx) => versionOf(trx, gate, content, clock.now()))
    const key = `${gate.code} ${content.document}`
    const before = sent.get(key)
    const has = content.document === 'settings' ? gate.settings_version : gate.emergency_version
    const isDue = has !== version && performance.now() - (before?.at ?? -takenMs) >= takenMs
    if (!again && before?.version === version && !isDue) return
    const document: GateDocument = { ...content, device: gate.code, version, issued_at: issued_at.toISOString() }
    const body = JSON.stringify(document)
    const signed: Signed = { body, signature: sign(null, Buffer.from(documentDomain + body), privateKey).toString('base64') }
    sent.set(key, { version, at: performance.now() })
    await mqtt.publish(gateTopic(gate.code, 'settings'), JSON.stringify(signed))
  }
  const look = async (device?: string): Promise<void> => {
    // Nothing is queued while the broker is away: when it is back, gates say what they have.
    if (!mqtt.isConnected()) return
    const { kysely } = database
    const { hold_hours } = await capabilities.readParameters(kysely)
    const emergency = await kysely.selectFrom('emergency_credential').select(['kind', 'value_normalised']).orderBy('id').execute()
    for (const gate of await gatesToTell(kysely)) {
      if (device !== undefined && gate.code !== device) continue
      const key = listKeyOf(privateKey, gate.zone)
      const credentials = gate.active
        ? emergency.map(({ kind, value_normalised: value }) => hiddenKey(key, credentialKey(kind, value)))
        : []
      const again = device !== undefined
      await send(gate, { document: 'settings', list_key: key.toString('base64'), hold_hours, times: gate.times ?? {} }, again)
      await send(gate, { document: 'emergency', credentials }, again)
    }
  }
  let running: Promise<void> = Promise.resolve()
  const next = (device?: string): Promise<void> => {
    running = running.then(() => look(device)).catch((error: unknown) => onError(error, 'settings of gates'))
    return running
  }
  const stopListening = await listenTo(
    database,
    'gate_settings',
    () => void next(),
    () => void next(),
  )
  mqtt.onNonce((device) => void next(device))
  const stopLooking = repeatEvery(
    lookMs,
    () => next(),
    () => {},
  )
  return async () => {
    await stopListening()
    await stopLooking()
    await running
  }
}
