import { noteBollardEvent } from '@dovolilnice/contract/bollards/note-bollard-event'
import { OperationError } from '@dovolilnice/contract/errors'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { v7 } from 'uuid'
import { announce } from '../../platform/database/notify.ts'
import { type Db, type Row, type Trx, ifGiven, notFound, insertRow, updateRow, sql, findRow } from '../../platform/database/db.ts'
import { lockKeys } from '../../platform/database/session.ts'
import { type Context, type Handler, type Reading, type Services, implement } from '../../platform/http/context.ts'
import type { bollardHistoryList } from '@dovolilnice/contract/bollards/bollard-history'
import type { ListRequest } from '@dovolilnice/contract/list'
import { listRows, writtenBy } from '../../platform/database/lists/list-query.ts'
import { type CommandFailure, type CommandStatus, statusesBefore } from '@dovolilnice/contract/bollards/bollard-command'
import type { CommandEvent, EmergencyEvent, GateEvent, RefusalEvent, StateEvent } from '@dovolilnice/contract/bollards/gate-event'
import { deviceCodePattern } from '@dovolilnice/contract/devices/device-kind'
import { parseGateTopic } from '@dovolilnice/contract/bollards/topics'
import type { BrokerRefusal } from '../../platform/mqtt/broker-refusals.ts'
import type { ReceivedEvent } from '../../platform/mqtt/collect-events.ts'
import { type confirmHandover, type listHandovers, shownHandovers, writeHandover } from '@dovolilnice/contract/bollards/shift-handover'

export const handleNoteBollardEvent = implement(noteBollardEvent, async ({ body }, { trx, now, actor, record }) => {
  const { event_id, note } = body
  const line = await findRow(trx, 'bollard_history', event_id, ['device_code', 'device_name'])
  const by = { noted_by_name: actor.name, noted_at: now }
  await insertRow(trx, 'bollard_note', { id: v7(), event_id, note, noted_by: actor.id, ...by })
  // Not its words: they may name a person, and the trail is kept longer than they are.
  record({ subject: { type: 'device', id: line.device_code ?? 'broker', label: line.device_name ?? 'broker' } })
  await announce(trx, 'bollards')
  return { note, ...by }
})

/** The lines with the notes on each, the oldest first. */
const withNotes = async (db: Db, lines: readonly (Row<'bollard_history'> & { is_noted: boolean })[]) => {
  const noted = lines.flatMap(({ id, is_noted: isNoted }) => (isNoted ? [id] : []))
  const notes =
    noted.length === 0
      ? []
      : await db
          .selectFrom('bollard_note')
          .select(['event_id', 'note', 'noted_by_name', 'noted_at'])
          .where('event_id', 'in', noted)
          .orderBy('noted_at')
          .orderBy('id')
          .execute()
  const of = Map.groupBy(notes, ({ event_id: id }) => id)
  return lines.map(({ is_noted, ...line }) => ({
    ...line,
    device_code: line.device_code ?? '',
    device_name: line.device_name ?? '',
    notes: of.get(line.id) ?? [],
  }))
}

type Request = ListRequest<typeof bollardHistoryList>

const filtered = (db: Db, filters: Request['filters']) => {
  const person = filters.person?.trim().replace(/[\\%_]/g, '\\$&')
  const vehicle = filters.vehicle?.trim() && normalisePlate(filters.vehicle)
  return db
    .selectFrom('bollard_history')
    .selectAll()
    .select(sql<boolean>`exists (select from bollard_note note where note.event_id = bollard_history.id)`.as('is_noted'))
    .$call(ifGiven(filters.device_code, (query, code) => query.where('device_code', '=', code)))
    .$call(ifGiven(filters.event_name, (query, name) => query.where('event_name', '=', name)))
    .$call(ifGiven(filters.action, (query, action) => query.where('action', '=', action)))
    .$call(ifGiven(filters.status, (query, status) => query.where('status', '=', status)))
    .$if(person !== undefined && person !== '', (query) => query.where('person', 'ilike', `%${person}%`))
    .$call(
      ifGiven(vehicle || undefined, (query, vehicle) => query.where(sql`translate(upper(vehicle), ' -.·', '')`, 'like', `%${vehicle}%`)),
    )
    .$call(ifGiven(filters.from, (query, from) => query.where('at', '>=', new Date(from))))
    .$call(ifGiven(filters.until, (query, until) => query.where('at', '<', new Date(until))))
}

/** Answers administrators and operators alike; both operations have one list. */
export const handleListBollardEvents = async ({ body }: { body: Request }, { db }: Reading<Context>) => {
  const page = await listRows({
    db,
    query: writtenBy(filtered, body.filters),
    request: body,
    sort: { at: 'at', device_code: 'device_code', event_name: 'event_name', person: 'person' },
    tieBreaker: 'id',
    growing: { table: 'bollard_history', column: 'bollard_history.at' },
  })
  return { ...page, items: await withNotes(db, page.items) }
}

/** What stands in the archive as a line of its own. */
type LineEvent = StateEvent | RefusalEvent | EmergencyEvent
type BollardEvent = LineEvent | CommandEvent

export const isBollardEvent = (event: GateEvent): event is BollardEvent => !('credential' in event)

const statusOfEvent: Record<CommandEvent['name'], CommandStatus> = {
  command_delivered: 'delivered',
  command_confirmed: 'confirmed',
  command_failed: 'failed',
  command_expired: 'expired',
}

const isLine = (received: ReceivedEvent<BollardEvent>): received is ReceivedEvent<LineEvent> => !('command_id' in received.event)

const rowOf = ({ device, event, received_at, claimed_at }: ReceivedEvent<LineEvent>) => ({
  id: event.id,
  device_code: device,
  at: new Date(event.at),
  received_at,
  claimed_at,
  event_name: event.name,
  sequence: event.sequence,
  ...(event.name === 'state_changed' ? { state: event.state, cause: event.cause } : { state: null, cause: null }),
  failure: 'failure' in event ? event.failure : null,
})

const insertLines = (trx: Trx, events: readonly ReceivedEvent<LineEvent>[]) =>
  trx
    .insertInto('bollard_event')
    .values(events.map(rowOf))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()

/** Whoever floods the broker must not fill the archive: a message of a kind is told once a minute; what clients repeat until it succeeds, a sign-in or a wish to listen, once in ten. */
const toldMs = { message: 60_000, repeated: 600_000 }
/** Of each: names that a stranger invents must not keep out what an account did. */
const mostAMinute = 60

/**
 * Notes what the broker itself refused, at the bollard that was meant, else at the one whose account it was, else at none. Several bridges hear of it: the
 * first line of that time is the only one. Only codes of the form of an account are kept, nothing else that a stranger has typed.
 */
export const createRefusalNotes = ({ database, clock }: Pick<Services, 'database' | 'clock'>) => {
  let minute = 0
  const told = { message: new Set<string>(), repeated: new Set<string>() }
  return async ({ account, topic, hears }: BrokerRefusal): Promise<void> => {
    const now = clock.now()
    const thisMinute = Math.floor(now.getTime() / 60_000)
    if (thisMinute !== minute) Object.values(told).forEach((keys) => keys.clear())
    minute = thisMinute
    const what = topic === null || hears ? 'repeated' : 'message'
    const meant = topic === null ? undefined : parseGateTopic(topic)
    const own = account !== null && deviceCodePattern.test(account) ? account : undefined
    const key = JSON.stringify([own, meant, hears])
    if (told[what].has(key) || told[what].size >= mostAMinute) return
    told[what].add(key)
    await database.transaction(async (trx) => {
      const wanted = [meant?.device, own].filter((code) => code !== undefined)
      const rows = wanted.length === 0 ? [] : await trx.selectFrom('device').select('code').where('code', 'in', wanted).execute()
      const device_code = wanted.find((code) => rows.some((row) => row.code === code)) ?? null
      // A Mosquitto tells of everybody who listens: the server, and whoever looks after it, may.
      if (hears && (own === undefined || device_code === null)) return
      // Who has no account may call himself anything.
      const name = topic === null && own !== device_code ? undefined : own
      const detail = [name, meant?.channel].filter(Boolean).join(' → ') || null
      const failure: CommandFailure = topic === null ? 'no_account' : hears ? 'may_not_hear' : 'not_allowed'
      // Another bridge may tell of it at the same moment.
      await lockKeys(trx, [JSON.stringify(['refused', failure, device_code, detail])])
      const earlier = await trx
        .selectFrom('bollard_event')
        .select('id')
        .where('failure', '=', failure)
        .where('device_code', 'is not distinct from', device_code)
        .where('detail', 'is not distinct from', detail)
        .where('at', '>', new Date(now.getTime() - toldMs[what]))
        .limit(1)
        .executeTakeFirst()
      if (earlier !== undefined) return
      const line = { id: v7(), device_code, at: now, received_at: now, claimed_at: null, event_name: 'message_refused' as const, failure }
      await insertRow(trx, 'bollard_event', { ...line, detail, sequence: null, state: null, cause: null })
      await announce(trx, 'bollards')
    })
  }
}

/** A report changes a command only along the legal transitions; a repeated report changes nothing. */
const followCommand = (trx: Trx, device: string, event: CommandEvent) => {
  const status = statusOfEvent[event.name]
  const at = new Date(event.at)
  return trx
    .updateTable('device_command')
    .set(
      status === 'delivered'
        ? { status, delivered_at: at, finished_at: null, failure: null }
        : { status, finished_at: at, failure: event.failure },
    )
    .where('id', '=', event.command_id)
    .where('device_code', '=', device)
    .where('status', 'in', statusesBefore(status))
    .execute()
}

/** Stores changes of state, refused messages and reports on commands, each once. Events of unknown devices are not acknowledged. */
export const storeBollardEvents = async (
  { database }: Pick<Services, 'database'>,
  events: ReceivedEvent<BollardEvent>[],
): Promise<ReceivedEvent<BollardEvent>[]> =>
  database.transaction(async (trx) => {
    const codes = [...new Set(events.map(({ device }) => device))]
    const rows = await trx.selectFrom('device').select('code').where('code', 'in', codes).execute()
    const known = events.filter(({ device }) => rows.some((row) => row.code === device))
    const lines = known.filter(isLine)
    if (lines.length > 0) await insertLines(trx, lines)
    for (const { device, event } of known) if ('command_id' in event) await followCommand(trx, device, event)
    if (known.length > 0) await announce(trx, 'bollards')
    return known
  })

/** The row as its reader sees it: nobody can confirm their own hand-over. */
const seenBy = (row: Row<'shift_handover'>, reader: string | null) => ({
  ...row,
  may_confirm: row.confirmed_at === null && row.written_by !== reader,
})

export const handleListHandovers: Handler<typeof listHandovers> = async (_, { trx, actor }) => {
  const rows = await trx
    .selectFrom('shift_handover')
    .selectAll()
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .limit(shownHandovers)
    .execute()
  return { items: rows.map((row) => seenBy(row, actor.id)) }
}

export const handleWriteHandover = implement(writeHandover, async ({ body }, { trx, now, actor, record }) => {
  const row = {
    id: v7(),
    text: body.text,
    matters: body.matters,
    written_by: actor.id,
    written_by_name: actor.name,
    written_at: now,
    confirmed_by: null,
    confirmed_by_name: null,
    confirmed_at: null,
  }
  await insertRow(trx, 'shift_handover', row)
  // Not its words: they may name a person, and the trail is kept longer than they are.
  record({ subject: { type: 'shift_handover', id: row.id, label: actor.name } })
  await announce(trx, 'bollards')
  return seenBy(row, actor.id)
})

/** @throws OperationError `not_found`, `illegal_transition` (one's own, or confirmed already) */
export const handleConfirmHandover: Handler<typeof confirmHandover> = async ({ params: { id } }, { trx, now, actor, record }) => {
  const before = await trx.selectFrom('shift_handover').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  if (!seenBy(before, actor.id).may_confirm) throw new OperationError('illegal_transition')
  const confirmed = { confirmed_by: actor.id, confirmed_by_name: actor.name, confirmed_at: now }
  await updateRow(trx, 'shift_handover', id, confirmed)
  record({ subject: { type: 'shift_handover', id, label: before.written_by_name }, after: { written_by_name: before.written_by_name } })
  await announce(trx, 'bollards')
  return seenBy({ ...before, ...confirmed }, actor.id)
}
