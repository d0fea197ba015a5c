import { commandFinishSeconds } from '@dovolilnice/contract/bollards/gate-command'
import { announce } from '../../platform/database/notify.ts'
import type { Context, Services } from '../../platform/http/context.ts'
import { allowedActions, type GatesLink } from '@dovolilnice/contract/bollards/device'
import { momentOf, windowAt } from '@dovolilnice/contract/parking/window-days'
import { nextTimeOfDay } from '@dovolilnice/contract/primitives/local-day'
import { readWorkFreeDays } from '../../platform/calendar/closed-days.ts'
import { type Db, type Row, sql } from '../../platform/database/db.ts'
import { readGroups } from './group/read-groups.ts'
import { v7 } from 'uuid'
import type { MqttLink } from '../../platform/mqtt/mqtt-link.ts'
import { repeatEvery } from '../../platform/clock/clock.ts'

/** Milliseconds to wait for a report that may still be on its way when a command expires. */
const graceMs = 3000

/** Marks commands as expired or failed that no gate took in time or whose outcome no gate reported. */
export const giveUpCommands = async ({ database, clock }: Services): Promise<number> => {
  const now = clock.now()
  const open = await database.kysely
    .selectFrom('device_command')
    .select('id')
    .where('status', 'in', ['requested', 'delivered'])
    .limit(1)
    .execute()
  if (open.length === 0) return 0
  return database.transaction(async (trx) => {
    const expired = await trx
      .updateTable('device_command')
      .set({ status: 'expired', failure: 'expired', finished_at: now })
      .where('status', '=', 'requested')
      .where('expires_at', '<', new Date(now.getTime() - graceMs))
      .returning('id')
      .execute()
    const silent = await trx
      .updateTable('device_command')
      .set({ status: 'failed', failure: 'no_answer', finished_at: now })
      .where('status', '=', 'delivered')
      .where('delivered_at', '<', new Date(now.getTime() - commandFinishSeconds * 1000))
      .returning('id')
      .execute()
    const count = expired.length + silent.length
    if (count > 0) await announce(trx, 'bollards')
    return count
  })
}

/** Seconds without a heartbeat after which a bridge counts as dead. */
const aliveSeconds = 5

/** Whether any bridge reaches the gates now, by the heartbeats in the database; every process asks the same way. */
export const readGatesLink = async (db: Db): Promise<GatesLink> => {
  const bridges = await db
    .selectFrom('bridge')
    .select(['seen_at', 'broker_lost_at', sql<boolean>`seen_at > now() - make_interval(secs => ${aliveSeconds})`.as('alive')])
    .execute()
  const alive = bridges.filter((bridge) => bridge.alive)
  if (alive.some((bridge) => bridge.broker_lost_at === null)) return { up: true, missing: null, since: null }
  const lastUp = bridges.map(({ broker_lost_at, seen_at }) => (broker_lost_at ?? seen_at).getTime())
  const since = lastUp.length === 0 ? null : new Date(Math.max(...lastUp)).toISOString()
  return { up: false, missing: alive.length === 0 ? 'bridge' : 'broker', since }
}

/** The gates in use with their zone, the server's newest whitelist for each, and the command that began a hold. */
const deviceRows = (db: Db) =>
  db
    .selectFrom('device as d')
    .leftJoin('parking_lot as l', 'l.id', 'd.parking_lot_id')
    .leftJoin('device_command as h', 'h.id', 'd.hold_command_id')
    .leftJoin('device_command as s', 's.id', 'd.service_command_id')
    .selectAll('d')
    .select(['l.name as parking_lot_name', 'l.zone', 'h.requested_by_name as held_by', 'h.reason as held_why'])
    .select(['s.requested_by_name as served_by', 's.reason as served_why'])
    .select((from) =>
      from
        .selectFrom('whitelist as w')
        .select((is) => is.fn.max('w.version').as('version'))
        .whereRef('w.device_code', '=', 'd.code')
        .as('published_version'),
    )
    .select((from) =>
      from
        .selectFrom('bollard_event as e')
        .select((is) => is.fn.max('e.at').as('at'))
        .whereRef('e.device_code', '=', 'd.code')
        .where((is) => is.or([is('e.event_name', '=', 'offline'), is('e.event_name', '=', 'state_changed')]))
        .where((is) => is.or([is('d.online', '=', false), is('e.event_name', '=', 'state_changed')]))
        .as('changed_at'),
    )
    .where('d.active', '=', true)
    .orderBy('d.position')
    .orderBy('d.code')

type DeviceRow = Awaited<ReturnType<ReturnType<typeof deviceRows>['execute']>>[number]

/** The alerts that are not over, by the code of their bollard. */
const openAlerts = async (db: Db) =>
  Map.groupBy(
    await db
      .selectFrom('bollard_alert as a')
      .leftJoin('app_user as u', 'u.id', 'a.taken_by')
      .select(['a.id', 'a.device_code', 'a.kind', 'a.detail', 'a.raised_at', 'u.name as taken_by_name'])
      .where('a.ended_at', 'is', null)
      .orderBy('a.raised_at')
      .execute(),
    ({ device_code: code }) => code,
  )

/** The hold in force. A gate without a link ends its hold itself, so one that is past its end is none. */
const holdOf = ({ held, held_since: since, held_until: until, held_by: by, held_why: reason }: DeviceRow, now: Date) =>
  held && since !== null && until !== null && until > now ? { by, reason, since, until } : null

/** Somebody works at it, until a person says that it is over. */
const serviceOf = ({ service_since: since, service_until: until, served_by: by, served_why: reason }: DeviceRow) =>
  since !== null && until !== null ? { by, reason, since, until } : null

/** Machines that throw each other off the link come back within this time. */
export const twoAgentsMs = 600_000

/** Whether two machines have used its account in turn, lately. */
export const hasTwoAgents = ({ two_agents_at: at }: Pick<Row<'device'>, 'two_agents_at'>, now: Date): boolean =>
  at !== null && now.getTime() - at.getTime() < twoAgentsMs

/** When the hours for everybody that are now end, of a gate that says that it follows them; null: it does not, or is open for nobody without a right. */
const openUntil = (
  { open_to_all: says, open_windows: windows }: Pick<Row<'device'>, 'open_to_all' | 'open_windows'>,
  now: Date,
  workFree: ReadonlySet<string>,
) => {
  const window = says ? windowAt(windows, momentOf(now, workFree)) : undefined
  return window === undefined ? null : nextTimeOfDay(window.until, now)
}

/** The gates in use, each with the commands allowed now: none while the link to the gates is down. */
export const readDevices = async (db: Db, now: Date) => {
  const link = await readGatesLink(db)
  const rows = await deviceRows(db).execute()
  const alerts = await openAlerts(db)
  const workFree = new Set(await readWorkFreeDays(db, now))
  const items = rows.map((row) => {
    const online = row.online && link.up
    const hold = holdOf(row, now)
    const service = serviceOf(row)
    const open_until = online ? openUntil(row, now, workFree) : null
    const since = !online && row.online ? link.since : row.changed_at
    return {
      ...row,
      online,
      open_until,
      hold,
      service,
      two_agents: hasTwoAgents(row, now),
      alerts: alerts.get(row.code) ?? [],
      since: service?.since ?? hold?.since ?? since,
      allowed_actions: allowedActions({
        online,
        held: hold !== null,
        inService: service !== null,
        isOpen: row.open_to_all,
        state: row.state,
      }),
    }
  })
  return { items, link, groups: await readGroups(db, now) }
}

/** Answers administrators and operators alike; both operations have one output. */
export const handleListDevices = async (_: unknown, { trx, now }: Context) => readDevices(trx, now)

const beatMs = 1500

/**
 * Writes into the database that this bridge is alive and whether it reaches the broker, so that every other process knows. Any number of bridges
 * may run: each follows all gates, and while one is left the link is up. Resolves with a function that stops it.
 */
export const keepHeartbeat = async (
  { database }: Services,
  mqtt: MqttLink,
  embedded_broker: string | null,
  onError: (error: unknown, what: string) => void,
): Promise<() => Promise<void>> => {
  const id = v7()
  const now = sql<Date>`now()`
  let linked: boolean | undefined
  let stopped = false
  let last: Promise<void> = Promise.resolve()

  const write = (isLinked: boolean): Promise<void> =>
    database.transaction(async (trx) => {
      const broker_lost_at = isLinked ? null : now
      await trx
        .insertInto('bridge')
        .values({ id, started_at: now, seen_at: now, broker_lost_at, embedded_broker })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({
            seen_at: now,
            broker_lost_at: isLinked ? null : sql<Date>`coalesce(bridge.broker_lost_at, now())`,
          }),
        )
        .execute()
      if (isLinked !== linked) await announce(trx, 'bollards')
      linked = isLinked
    })
  const beat = (isLinked = mqtt.isConnected()): Promise<void> => {
    last = last.then(() => write(isLinked)).catch((error: unknown) => onError(error, 'heartbeat of the bridge'))
    return last
  }
  // Bridges of long ago say nothing any more.
  await database.kysely
    .deleteFrom('bridge')
    .where('seen_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute()
  await beat()
  // The link is closed after this was stopped; a beat of then would make a bridge that has ended look alive.
  const beatOn = (): void => void (stopped || beat())
  mqtt.onConnect(beatOn)
  mqtt.onDisconnect(beatOn)
  const timer = setInterval(() => void beat(), beatMs)
  return async () => {
    stopped = true
    clearInterval(timer)
    await beat(false)
  }
}

const lookMs = 2000

/**
 * Runs in every process: tells open screens when the link to the gates is lost or back, and ends commands that nobody took. A bridge that was
 * killed can do neither. Resolves with a function that stops it.
 */
export const watchGates = async (services: Services): Promise<() => Promise<void>> => {
  const { database } = services
  let wasUp: boolean | undefined
  const look = async (): Promise<void> => {
    const { up } = await readGatesLink(database.kysely)
    if (wasUp !== undefined && up !== wasUp) await announce(database.kysely, 'bollards')
    wasUp = up
    await giveUpCommands(services)
  }
  return repeatEvery(lookMs, look, (error) => console.error('watching the gates', error))
}
