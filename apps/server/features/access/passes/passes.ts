import type { WhitelistEntry } from '@dovolilnice/contract/access/whitelist'
import * as contract from '@dovolilnice/contract/access/passes'
import { OperationError, fieldError, invalidField } from '@dovolilnice/contract/errors'
import { credentialKey, normaliseTag, type PresentedKind } from '@dovolilnice/contract/primitives/credential'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { openingWindows, ownWindow } from '@dovolilnice/contract/parking/own-hours'
import type { TimeWindow } from '@dovolilnice/contract/parking/permit-kind'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { type Insertable, type SelectQueryBuilder, sql } from 'kysely'
import { v7 } from 'uuid'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import { nextNumber, nextPlace, numberAt } from '../../../platform/database/next-number.ts'
import { notify } from '../../../platform/database/notify.ts'
import { ifGiven, likeBeginning, type Db, type Row, type Tables, type Trx, notFound, insertRow } from '../../../platform/database/db.ts'
import { type Context, type Handler, implementList, implement, implementRead } from '../../../platform/http/context.ts'
import { once } from '../../../platform/http/once.ts'
import { hashSecret } from '../../../platform/security/secret.ts'
import { tellOutside } from '../../../platform/webhooks/outbox.ts'

/** Passes, hosts, events and visits follow the zone that they are for to its new name. */
export const renameZoneOfPasses = async (trx: Trx, from: string, to: string): Promise<void> => {
  await trx.updateTable('pass').set({ zone: to }).where('zone', '=', from).execute()
  await trx.updateTable('host').set({ zone: to }).where('zone', '=', from).execute()
  await trx.updateTable('occasion').set({ zone: to }).where('zone', '=', from).execute()
  await trx.updateTable('visit').set({ zone: to }).where('zone', '=', from).execute()
  await sql`update visit_settings set zones = array_replace(zones, ${from}, ${to}), version = version + 1 where ${from} = any (zones)`.execute(
    trx,
  )
}

type NewPass = Insertable<Tables['pass']>

/** Gives vehicles passes of the same terms, with the next numbers of the year, and tells the gates. */
export const insertPasses = async (
  trx: Trx,
  now: Date,
  vehicles: readonly Pick<NewPass, 'plate' | 'plate_normalised' | 'call_hash'>[],
  terms: Omit<NewPass, 'id' | 'number' | 'plate' | 'plate_normalised' | 'call_hash' | 'issued_at'>,
): Promise<void> => {
  const year = Number(localDayOf(now).slice(0, 4))
  const first = (await nextPlace(trx, 'PR', year, vehicles.length)) - vehicles.length + 1
  const passes = vehicles.map((vehicle, index) => ({
    ...{ id: v7(), number: numberAt('PR', year, first + index), issued_at: now },
    ...terms,
    ...vehicle,
  }))
  for (let at = 0; at < passes.length; at += 1000) await insertRow(trx, 'pass', passes.slice(at, at + 1000))
  await tellMade(trx, now, passes)
}

/** Tells the gates, and whoever listens outside, of passes that were just stored. All are of one source. */
export const tellMade = async (trx: Trx, now: Date, passes: readonly Pick<NewPass, 'number' | 'source'>[]): Promise<void> => {
  await notify(trx, 'whitelist')
  await tellOutside(trx, 'pass.made', { ids: passes.map(({ number }) => number), kind: passes[0]?.source ?? 'clerk' }, now)
}

/** The bollards that passes open: the named ones, or all of their zone. */
export const gatesOf = (db: Db, { gates, zone }: { gates: readonly string[]; zone: string }) =>
  db
    .selectFrom('device as d')
    .leftJoin('parking_lot as l', 'l.id', 'd.parking_lot_id')
    .select(['d.code', 'd.name', 'd.latitude', 'd.longitude'])
    .where('d.active', '=', true)
    .where((is) => (gates.length > 0 ? is('d.code', 'in', gates) : is.or([is('l.zone', '=', zone), is('d.parking_lot_id', 'is', null)])))
    .orderBy('d.name')
    .execute()

/** Milliseconds for which a pass that is over stays on the lists, so that the gate can say so. */
const explainedMs = 24 * 3_600_000

/** A pass with what its event or its application says of it. */
interface ListedPass extends Pick<
  Row<'pass'>,
  'plate_normalised' | 'code' | 'rfid' | 'number' | 'from_at' | 'until_at' | 'zone' | 'ways' | 'used' | 'gate'
> {
  gates: string[] | null
  time_windows: TimeWindow[] | null
  from_time: string | null
  until_time: string | null
}

/** The cards that their holders have blocked. */
const blocksOf = (db: Db) =>
  db.selectFrom('credential_block').select('value_normalised').where('kind', '=', 'rfid').where('lifted_at', 'is', null)

/** Where a pass holds what it opens by. */
const columnOf = { plate: 'plate_normalised', code: 'pass.code', rfid: 'rfid' } as const

/** Of an event at several gates one entry for each. Whoever waits for a decision has the hours that the permit will have; none where none are left. */
const entriesOfPass = ({ gates, time_windows, from_time, until_time, ...row }: ListedPass): WhitelistEntry[] => {
  const windows = time_windows === null ? [] : openingWindows(time_windows, ownWindow({ from_time, until_time }))
  if (windows === undefined) return []
  const credential =
    row.rfid !== null
      ? credentialKey('rfid', row.rfid)
      : row.code !== null
        ? credentialKey('code', row.code)
        : credentialKey('plate', row.plate_normalised)
  const ofGates = gates === null || gates.length === 0 ? [row.gate] : gates
  return ofGates.map((gate) => ({
    credential,
    permit: row.number,
    from: row.from_at.toISOString(),
    until: row.until_at.toISOString(),
    zone: row.zone,
    pass: true,
    ...(windows.length > 0 && { windows: [...windows] }),
    // The gate counts for itself; what several have opened together the list alone can say.
    ...(row.ways !== null && { ways: row.used >= row.ways ? 0 : row.ways }),
    ...(gate !== null && { gate }),
  }))
}

/** The passes that gates need to know now, in one fixed order; those of one plate, card or code alone, or of one source, where it is given. */
export const passEntries = async (
  db: Db,
  now: Date,
  of?: { kind: PresentedKind; normalised: string },
  source?: contract.PassSource,
): Promise<WhitelistEntry[]> => {
  const rows = await db
    .selectFrom('pass')
    .leftJoin('occasion as o', 'o.id', 'pass.occasion_id')
    .leftJoin('application as a', 'a.id', 'pass.application_id')
    .leftJoin('permit_kind as k', 'k.id', 'a.permit_kind_id')
    .select(['plate_normalised', 'pass.code', 'rfid', 'pass.number', 'pass.from_at', 'pass.until_at', 'pass.zone', 'ways', 'used', 'gate'])
    .select(['o.gates', 'k.time_windows', 'a.from_time', 'a.until_time'])
    .where('pass.until_at', '>', new Date(now.getTime() - explainedMs))
    // What its holder has lost opens by no pass either.
    .where((is) => is.or([is('rfid', 'is', null), is('rfid', 'not in', blocksOf(db))]))
    .$call(
      ifGiven(of, (query, { kind, normalised }) =>
        kind === 'phone' ? query.where(sql.lit(false)) : query.where(columnOf[kind], '=', normalised),
      ),
    )
    .$call(ifGiven(source, (query, source) => query.where('pass.source', '=', source)))
    .orderBy('pass.number')
    .execute()
  return rows.flatMap((row) => entriesOfPass(row))
}

const stateAt = (now: Date) =>
  sql<contract.Pass['state']>`case when pass.until_at <= ${now} then 'over' when pass.from_at > ${now} then 'coming' else 'valid' end`

/** What a list shows of a pass, and is sorted by: of a code its end. */
const shownBy = sql<string>`coalesce('…' || right(pass.code, 2), pass.rfid, pass.plate)`

export const handleListPasses = implementList(contract.listPasses, async ({ body }, { db, now }) => {
  const { filters } = body
  const typed = filters.search?.trim() ?? ''
  const query = db
    .selectFrom('pass')
    .leftJoin('app_user as u', 'u.id', 'pass.issued_by')
    .leftJoin('host as h', 'h.id', 'pass.host_id')
    .leftJoin('device as d', 'd.code', 'pass.gate')
    .leftJoin('occasion as o', 'o.id', 'pass.occasion_id')
    .select([
      'pass.id',
      'pass.number',
      'pass.zone',
      'pass.from_at',
      'pass.until_at',
      'purpose',
      'note',
      'ended_at',
      'ways',
      'used',
      'end_reason',
      'pass.source',
      'pass.batch',
    ])
    .select([stateAt(now).as('state'), sql<string>`coalesce(h.name, u.name, o.organiser, '')`.as('issued_by_name')])
    .select([shownBy.as('plate'), sql<string>`coalesce(d.name, pass.gate, '')`.as('gate')])
    .$if(typed !== '', (rows) =>
      rows.where((is) =>
        is.or([
          is('plate_normalised', 'like', likeBeginning(normalisePlate(typed))),
          is('rfid', 'like', likeBeginning(normaliseTag(typed))),
          is('pass.number', 'ilike', likeBeginning(typed)),
        ]),
      ),
    )
    .$call(ifGiven(filters.state, (rows, state) => rows.where(stateAt(now), '=', state)))
    .$call(ifGiven(filters.purpose, (rows, purpose) => rows.where('purpose', '=', purpose)))
    .$call(ifGiven(filters.source, (rows, source) => rows.where('pass.source', '=', source)))
  const sort = { plate: shownBy, until_at: 'pass.until_at', from_at: 'pass.from_at', number: 'pass.number' } as const
  return listRows({ db, query, request: body, sort, tieBreaker: 'pass.id' })
})

/** What is wrong with one field. */
export const fault = (field: string, rule: Parameters<typeof fieldError>[1], { locale }: Pick<Context, 'locale'>): OperationError =>
  invalidField(field, rule, locale)

/** The moments of a pass. @throws OperationError `validation` for a day that is past or too far ahead, and for hours on a later day */
const validityOf = (day: string | null, length: Parameters<typeof contract.validityOfPass>[1], context: Context) => {
  const today = localDayOf(context.now)
  if (day !== null && day < today) throw fault('day', 'day_past', context)
  if (day !== null && day > addDays(today, contract.passDaysAhead)) throw fault('day', 'day_too_far', context)
  const validity = contract.validityOfPass(day, length, context.now)
  if (validity === undefined) throw fault('length', 'whole_days', context)
  return validity
}

/** @throws OperationError `validation` for a bollard that does not guard the zone; one that guards every zone guards this one */
export const requireGateOf = async (zone: string, gate: string | null, context: Context, field = 'gate'): Promise<void> => {
  if (gate === null) return
  const device = await context.db
    .selectFrom('device as d')
    .leftJoin('parking_lot as l', 'l.id', 'd.parking_lot_id')
    .select('d.code')
    .where('d.code', '=', gate)
    .where('d.active', '=', true)
    .where((is) => is.or([is('l.zone', '=', zone), is('d.parking_lot_id', 'is', null)]))
    .executeTakeFirst()
  if (device === undefined) throw fault(field, 'choice', context)
}

export const handleIssuePass = implement(contract.issuePass, async ({ body }, context) => {
  const { trx, now, actor, record } = context
  const { kind, zone, purpose, note, gate = null, ways = null } = body
  const rfid = kind === 'rfid' ? body.plate : null
  const plate = kind === 'plate' ? body.plate : ''
  const blocked = await blocksOf(trx).where('value_normalised', '=', rfid).executeTakeFirst()
  if (blocked !== undefined) throw fault('plate', 'card_blocked', context)
  const { from, until } = validityOf(body.day ?? null, body.length, context)
  const lot = await trx.selectFrom('parking_lot').select('id').where('zone', '=', zone).where('active', '=', true).executeTakeFirst()
  if (lot === undefined) throw fault('zone', 'choice', context)
  await requireGateOf(zone, gate, context)
  const plate_normalised = normalisePlate(plate)
  // Serialises passes: a double click must not make two.
  const number = await nextNumber(trx, 'PR', Number(localDayOf(now).slice(0, 4)))
  const same = await trx
    .selectFrom('pass')
    .select('number')
    .where(columnOf[kind], '=', rfid ?? plate_normalised)
    .where('zone', '=', zone)
    .where('gate', 'is not distinct from', gate)
    .where('ways', 'is not distinct from', ways)
    .where('from_at', '<=', from)
    .where('until_at', '>=', until)
    .executeTakeFirst()
  if (same !== undefined) throw new OperationError('duplicate', { fields: [fieldError('plate', 'pass_taken', context.locale)] })
  const pass = { id: v7(), number, plate, plate_normalised, rfid, zone, from_at: from, until_at: until, purpose, note, gate, ways }
  await insertRow(trx, 'pass', { ...pass, issued_by: actor.id, issued_at: now })
  await tellMade(trx, now, [pass])
  record({
    subject: { type: 'pass', id: pass.id, label: number },
    after: { [kind]: body.plate, zone, from_at: from.toISOString(), until_at: until.toISOString(), purpose, note, gate, ways },
  })
  return { id: pass.id, number, from_at: from.toISOString(), until_at: until.toISOString() }
})

/** Ends passes that are not over, so that no bollard opens for them. */
export const endPasses = async (
  trx: Trx,
  ids: readonly string[] | SelectQueryBuilder<Tables, 'pass', { id: string }>,
  by: { now: Date; actor: string | null; reason: string },
): Promise<void> => {
  const { now, actor, reason } = by
  if ('length' in ids && ids.length === 0) return
  // One that has not begun ends where it would have begun: an instant is the shortest time there is.
  const ended = await trx
    .updateTable('pass')
    .set({
      from_at: sql`least(from_at, ${new Date(now.getTime() - 1)})`,
      until_at: now,
      ended_at: now,
      ended_by: actor,
      end_reason: reason,
    })
    .where('id', 'in', ids)
    .returning('number')
    .execute()
  await notify(trx, 'whitelist')
  await tellOutside(trx, 'pass.ended', { ids: ended.map(({ number }) => number) }, now)
}

export const handleEndPass = implement(contract.endPass, async ({ params: { id }, body: { reason } }, { trx, now, user, record }) => {
  const pass = await trx
    .selectFrom('pass')
    .select(['number', 'from_at', 'until_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  const subject = { type: 'pass', id, label: pass.number } as const
  if (pass.until_at <= now) {
    record({ subject })
    return { id }
  }
  await endPasses(trx, [id], { now, actor: user.id, reason })
  record({
    subject,
    ...(reason !== '' && { reason }),
    before: { until_at: pass.until_at.toISOString() },
    after: { until_at: now.toISOString() },
  })
  return { id }
})

/** Never more at once than the largest town has permits. */
const mostVehicles = 50_000

type MassPass = Parameters<Handler<typeof contract.issueMassPass>>[0]['body']
type Whom = Pick<MassPass, 'whom' | 'hours' | 'gates' | 'zone'>

/** The vehicles that were refused by plate at these gates, or that have a permit; each once. */
const vehiclesOf = async (
  db: Db,
  { whom, hours, gates, zone }: Whom,
  now: Date,
): Promise<{ plate: string; plate_normalised: string }[]> => {
  if (whom === 'permits')
    return db
      .selectFrom('permit_credential as c')
      .innerJoin('permit as p', 'p.id', 'c.permit_id')
      .select(['c.value_normalised as plate_normalised', sql<string>`max(c.value)`.as('plate')])
      .where('c.kind', '=', 'plate')
      .where('p.status', '=', 'issued')
      .where('p.valid_from', '<=', localDayOf(now))
      .where('p.valid_until', '>', localDayOf(now))
      .where((is) => is.or([is('c.valid_from', 'is', null), is('c.valid_from', '<=', localDayOf(now))]))
      .where((is) => is.or([is('c.valid_until', 'is', null), is('c.valid_until', '>', localDayOf(now))]))
      .groupBy('c.value_normalised')
      .limit(mostVehicles)
      .execute()
  const rows = await db
    .selectFrom('access_log as a')
    .innerJoin('device as d', 'd.code', 'a.device_code')
    .leftJoin('parking_lot as l', 'l.id', 'd.parking_lot_id')
    .select(['a.credential_normalised as plate_normalised', sql<string>`max(a.credential)`.as('plate')])
    .where('a.event_name', '=', 'refused')
    .where('a.credential_kind', '=', 'plate')
    .where('a.credential_normalised', 'is not', null)
    .where('a.at', '>=', new Date(now.getTime() - hours * 3_600_000))
    .where((is) => (gates.length > 0 ? is('d.code', 'in', gates) : is.or([is('l.zone', '=', zone), is('d.parking_lot_id', 'is', null)])))
    .groupBy('a.credential_normalised')
    .limit(mostVehicles)
    .execute()
  return rows.flatMap(({ plate, plate_normalised }) => (plate_normalised === null ? [] : [{ plate, plate_normalised }]))
}

export const handleWeighMassPass = implementRead(contract.weighMassPass, async ({ body }, { db, now }) => ({
  vehicles: (await vehiclesOf(db, body, now)).length,
}))

/** Gives the passes. The first of a batch holds the hash of the call, by which a call that comes twice finds it. */
const giveMany = async (body: MassPass, call_hash: string | null, context: Context): Promise<string> => {
  const { trx, now, actor, record } = context
  const { whom, hours, gates, zone, length, note } = body
  const { from, until } = validityOf(null, length, context)
  const lot = await trx.selectFrom('parking_lot').select('id').where('zone', '=', zone).where('active', '=', true).executeTakeFirst()
  if (lot === undefined) throw fault('zone', 'choice', context)
  const vehicles = await vehiclesOf(trx, body, now)
  if (vehicles.length === 0) throw new OperationError('nothing_chosen')
  const batch = v7()
  // What was refused in the outage is covered too, so that nobody is suspected or fined for it.
  const from_at = whom === 'refused' ? new Date(now.getTime() - hours * 3_600_000) : from
  const terms = { zone, from_at, until_at: until, purpose: 'other', note, source: 'outage', batch, issued_by: actor.id } as const
  await insertPasses(
    trx,
    now,
    vehicles.map((vehicle, index) => ({ ...vehicle, call_hash: index === 0 ? call_hash : null })),
    terms,
  )
  const chosen = whom === 'refused' ? { hours, gates: gates.length > 0 ? gates : null } : {}
  record({
    subject: { type: 'pass', id: batch, label: note },
    after: { whom, ...chosen, vehicles: vehicles.length, zone, from_at: from_at.toISOString(), until_at: until.toISOString(), note },
  })
  return batch
}

export const handleIssueMassPass = implement(contract.issueMassPass, async ({ body }, context) => {
  const { trx, actor, record, idempotencyKey: key } = context
  const hash = key === null ? null : hashSecret(`passes ${actor.id} ${key}`)
  const earlier = async (wanted: string): Promise<string | undefined> => {
    const first = await trx.selectFrom('pass').select(['batch', 'note']).where('call_hash', '=', wanted).executeTakeFirst()
    if (first?.batch == null) return undefined
    record({ subject: { type: 'pass', id: first.batch, label: first.note } })
    return first.batch
  }
  const batch = await once(context, hash, earlier, () => giveMany(body, hash, context))
  const given = trx.selectFrom('pass').where('batch', '=', batch)
  const { vehicles } = await given.select(sql<number>`count(*)::int`.as('vehicles')).executeTakeFirstOrThrow()
  return { batch, vehicles }
})

export const handleEndMassPass = implement(contract.endMassPass, async ({ params: { id }, body: { reason } }, context) => {
  const { trx, now, user, record } = context
  const open = trx.selectFrom('pass').select('id').where('batch', '=', id).where('until_at', '>', now)
  const vehicles = (await open.execute()).length
  const first = await trx.selectFrom('pass').select('note').where('batch', '=', id).executeTakeFirstOrThrow(notFound)
  await endPasses(trx, open, { now, actor: user.id, reason })
  record({ subject: { type: 'pass', id, label: first.note }, reason, after: { vehicles } })
  return { vehicles }
})
