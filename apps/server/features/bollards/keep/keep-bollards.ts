import { updateDevice } from '../bollard-tables.ts'
import type { Direction, Passback } from '@dovolilnice/contract/access/whitelist'
import type { TimeWindow } from '@dovolilnice/contract/parking/permit-kind'
import { OperationError, fieldError, invalidField } from '@dovolilnice/contract/errors'
import { isNearTown } from '@dovolilnice/contract/resources/near-town'
import { lockKeys } from '../../../platform/database/session.ts'
import type { Config } from '../../../config.ts'
import { type Db, type Row, type Trx, notFound, insertRow } from '../../../platform/database/db.ts'
import { type Context, type Recorded, implement } from '../../../platform/http/context.ts'
import { announce, notify } from '../../../platform/database/notify.ts'
import { createBollard, readBollards, retireBollard, returnBollard, updateBollard } from '@dovolilnice/contract/bollards/keep/operations'
import { gateStandingOf } from '@dovolilnice/contract/bollards/keep/gate-standing'
import { hasTwoAgents, readGatesLink } from '../devices.ts'
import { isHeldAt } from '../control-bollard.ts'
import { commandSeveral } from '../group/group-commands.ts'

type Device = Row<'device'>

/** The set-up of bollards is changed by one person after the other: names and places depend on all rows, which are locked in the order of their codes. */
const lockKeeping = async (trx: Trx): Promise<void> => {
  await lockKeys(trx, ['bollards'])
  await trx.selectFrom('device').select('code').orderBy('code').forUpdate().execute()
}

/** The bollard as it was read, under the lock of the keeping. @throws OperationError `not_found`, `conflict` (changed since), `illegal_transition` (out of use, or in use already; null: either) */
export const findKept = async (trx: Trx, code: string, version: number, active: boolean | null): Promise<Device> => {
  await lockKeeping(trx)
  const device = await trx.selectFrom('device').selectAll().where('code', '=', code).executeTakeFirstOrThrow(notFound)
  if (device.version !== version) throw new OperationError('conflict', { details: { version: device.version } })
  if (active !== null && device.active !== active) throw new OperationError('illegal_transition')
  return device
}

/**
 * A code is never given twice, also not after its bollard: passages and commands are kept under it. Gates and coin machines share the names of
 * accounts at the broker. @throws OperationError `duplicate`
 */
const requireFreeCode = async ({ trx, locale }: Context, code: string): Promise<void> => {
  const device = await trx.selectFrom('device').select(['name', 'active']).where('code', '=', code).executeTakeFirst()
  const machine = await trx.selectFrom('coin_machine').select('code').where('code', '=', code).executeTakeFirst()
  if (device === undefined && machine === undefined && code !== 'server') return
  const field =
    device?.active === false
      ? fieldError('code', 'code_out_of_use', locale, { name: device.name })
      : fieldError('code', 'code_taken', locale)
  throw new OperationError('duplicate', { fields: [field] })
}

/** Two bollards in use have two names. @throws OperationError `duplicate` */
const requireFreeName = async ({ trx, locale }: Context, name: string, own: string): Promise<void> => {
  const devices = await trx.selectFrom('device').select('name').where('active', '=', true).where('code', '<>', own).execute()
  const wanted = name.toLocaleLowerCase('sl')
  if (devices.some((device) => device.name.toLocaleLowerCase('sl') === wanted))
    throw new OperationError('duplicate', { fields: [fieldError('name', 'bollard_name_taken', locale)] })
}

type Guarded = Pick<Device, 'latitude' | 'longitude' | 'parking_lot_id'>

/**
 * The place is near the town, and the lot is one in use, or the one that it guards already.
 * @throws OperationError `validation`
 */
const requireSensiblePlace = async (context: Context, form: Guarded, before?: Guarded): Promise<void> => {
  const { trx, locale, capabilities } = context
  const { map } = await capabilities.readParameters(trx)
  if (!isNearTown(map, form)) throw invalidField('latitude', 'bollard_far', locale)
  if (form.parking_lot_id === null || form.parking_lot_id === before?.parking_lot_id) return
  const lot = await trx.selectFrom('parking_lot').select('active').where('id', '=', form.parking_lot_id).executeTakeFirst()
  if (lot?.active !== true) throw invalidField('parking_lot_id', 'choice', locale)
}

/** Only where vehicles enter can somebody enter twice; by a bollard of both ways they leave, too. @throws OperationError `validation` */
const requireEntry = (
  { locale }: Context,
  { direction = 'both', passback = 'off' }: { direction?: Direction | undefined; passback?: Passback | undefined },
): void => {
  if (passback !== 'off' && direction !== 'entry') throw invalidField('passback', 'passback_entry', locale)
}

/** Ends a step with a bollard, and answers its code. After the commit the bridge publishes the lists that differ, and open screens are told. */
const finishStep = async (
  { trx, record }: Context,
  { code, name }: Pick<Row<'device'>, 'code' | 'name'>,
  what: Omit<Recorded, 'subject'>,
): Promise<{ code: string }> => {
  await notify(trx, 'whitelist')
  await notify(trx, 'gate_settings')
  await announce(trx, 'bollards')
  record({ subject: { type: 'device', id: code, label: name }, ...what })
  return { code }
}

/** The codes of the bollards in use, in the order of lists and of the map. */
const orderedCodes = async (trx: Trx): Promise<string[]> => {
  const rows = await trx.selectFrom('device').select('code').where('active', '=', true).orderBy('position').orderBy('code').execute()
  return rows.map(({ code }) => code)
}

/** Moves a bollard to its place among those in use, from 1, and numbers all of them anew. Call it under the lock of the keeping. */
const placeBollard = async (trx: Trx, code: string, place: number): Promise<void> => {
  const others = (await orderedCodes(trx)).filter((other) => other !== code)
  for (const [index, one] of others.toSpliced(place - 1, 0, code).entries()) {
    const position = index + 1
    await trx.updateTable('device').set({ position }).where('code', '=', one).where('position', '<>', position).execute()
  }
}

const storedWindows = (windows: TimeWindow[] | undefined) => (windows === undefined ? {} : { open_windows: JSON.stringify(windows) })

/** After the commit the embedded broker knows its account. */
export const handleCreateBollard = implement(createBollard, async ({ body }, context) => {
  const { trx } = context
  await lockKeeping(trx)
  await requireFreeCode(context, body.code)
  await requireFreeName(context, body.name, body.code)
  await requireSensiblePlace(context, body)
  requireEntry(context, body)
  const { place, open_windows, ...columns } = body
  await insertRow(trx, 'device', { ...columns, ...storedWindows(open_windows) })
  await placeBollard(trx, body.code, place)
  return finishStep(context, body, { after: body })
})

/** All bollards with the number of credentials on the list that their gate has. */
const keptRows = (db: Db) =>
  db
    .selectFrom('device as d')
    .leftJoin('parking_lot as l', 'l.id', 'd.parking_lot_id')
    .leftJoin('whitelist as w', (join) => join.onRef('w.device_code', '=', 'd.code').onRef('w.version', '=', 'd.whitelist_version'))
    .selectAll('d')
    .select(['l.name as parking_lot_name', 'l.zone', 'w.entries as list_entries'])
    .orderBy('d.active', 'desc')
    .orderBy('d.position')
    .orderBy('d.code')
    .execute()

/** The address of the embedded broker, as the newest bridge that lives says it. */
export const embeddedBroker = async (db: Db): Promise<string | null> => {
  const bridge = await db.selectFrom('bridge').select('embedded_broker').orderBy('seen_at', 'desc').limit(1).executeTakeFirst()
  return bridge?.embedded_broker ?? null
}

type BrokerAccount = Pick<Device, 'account_number' | 'revoked_at' | 'broker_account'> &
  Parameters<typeof gateStandingOf>[0] &
  Pick<Device, 'pending_events'>

/** What a broker of the town's own should know of an account: which key it has, or that it has none. */
export const brokerStandingOf = (row: BrokerAccount): string => {
  const isOver = gateStandingOf(row) === 'closed' && row.pending_events === 0
  return row.revoked_at === null && !isOver ? `key ${row.account_number}` : 'none'
}

/** What was made by hand is nobody's business: only of a gate that was enrolled, or whose key was ended, it is told. */
export const isBrokerTold = (row: BrokerAccount): boolean =>
  (row.account_number === 0 && row.revoked_at === null) || row.broker_account === brokerStandingOf(row)

/** Whether agents are enrolled here: the broker is the server's own, or it was said how gates reach the town's. */
export const enrols = ({ mqttUrl, gatesBroker }: Pick<Config, 'mqttUrl' | 'gatesBroker'>): boolean =>
  mqttUrl === undefined || gatesBroker !== undefined

export const handleReadBollards = implement(readBollards, async (_, { trx, now, config }) => {
  const rows = await keptRows(trx)
  const link = await readGatesLink(trx)
  const bollards = rows.map((row, index) => {
    const held = isHeldAt(row, now)
    const standing = gateStandingOf({ ...row, held, online: row.online && link.up })
    return {
      ...row,
      place: row.active ? index + 1 : null,
      heard_at: row.state_at,
      held_until: held ? row.held_until : null,
      standing,
      two_agents: hasTwoAgents(row, now),
      enrol_code_until: row.enrol_code_until !== null && row.enrol_code_until > now ? row.enrol_code_until : null,
      account_may_go: standing === 'closed' && row.pending_events === 0,
      broker_told: config.gatesBroker === undefined || isBrokerTold(row),
    }
  })
  return { bollards, link, embedded_broker: link.up ? await embeddedBroker(trx) : null, enrols: enrols(config) }
})

/** Ends what was asked of it: a command that no gate has taken is sent no more, and a hold is released; one that its gate reports later, then. */
const endCommands = async (device: Row<'device'>, reason: string, context: Context): Promise<void> => {
  const { trx, now } = context
  // Expired and not failed: what was on its way already may still be reported, and the report is true.
  await trx
    .updateTable('device_command')
    .set({ status: 'expired', failure: 'out_of_use', finished_at: now })
    .where('device_code', '=', device.code)
    .where('status', '=', 'requested')
    .execute()
  if (isHeldAt(device, now)) await commandSeveral([{ device, action: 'release', hold_until: null }], { reason }, context)
}

/** The highest version of the lists published so far and of the one that its gate reports; the bridge makes the next one under the lock of this row. */
const lastVersion = async ({ trx }: Context, { code, whitelist_version: reported }: Row<'device'>): Promise<number> => {
  const { version } = await trx
    .selectFrom('whitelist')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('device_code', '=', code)
    .executeTakeFirstOrThrow()
  return Math.max(version ?? 0, reported ?? 0)
}

/** After the commit the bridge publishes the empty list; the account of its gate ends when the gate has taken it. */
export const handleRetireBollard = implement(retireBollard, async ({ params: { code }, body: { reason, version } }, context) => {
  const { trx, now } = context
  const device = await findKept(trx, code, version, true)
  await endCommands(device, reason, context)
  await updateDevice(trx, code, {
    active: false,
    out_of_use_since: now,
    last_open_version: await lastVersion(context, device),
    version: version + 1,
  })
  return finishStep(context, device, { before: { active: true }, after: { active: false }, reason })
})

/** It comes back as the last one; the account of its gate lives again at once. */
export const handleReturnBollard = implement(returnBollard, async ({ params: { code }, body: { reason, version } }, context) => {
  const { trx } = context
  const device = await findKept(trx, code, version, false)
  await requireFreeName(context, device.name, code)
  const last = (await orderedCodes(trx)).length + 1
  await updateDevice(trx, code, { active: true, out_of_use_since: null, last_open_version: null, version: version + 1 })
  await placeBollard(trx, code, last)
  return finishStep(context, device, { before: { active: false }, after: { active: true }, reason })
})

/** Its zone, its hours for everybody and its fail mode are part of its list, so a change of either publishes another one. */
export const handleUpdateBollard = implement(updateBollard, async ({ params: { code }, body: { version, ...form } }, context) => {
  const { trx } = context
  const device = await findKept(trx, code, version, true)
  await requireFreeName(context, form.name, code)
  await requireSensiblePlace(context, form, device)
  requireEntry(context, { ...device, ...form })
  const { name, parking_lot_id, latitude, longitude, fail_mode, open_windows: hours, direction, passback, passback_minutes } = device
  const before = {
    name,
    parking_lot_id,
    latitude,
    longitude,
    fail_mode,
    open_windows: hours,
    ...{ direction, passback, passback_minutes },
    place: (await orderedCodes(trx)).indexOf(code) + 1,
  }
  const { place, open_windows, ...columns } = form
  await updateDevice(trx, code, { ...columns, ...storedWindows(open_windows), version: version + 1 })
  await placeBollard(trx, code, place)
  return finishStep(context, { code, name: form.name }, { before, after: form })
})
