import { minuteMs } from '../../../platform/clock/clock.ts'
import { type MachineReport, machineReports } from '@dovolilnice/contract/coin-machines/machine-report'
import { announce } from '../../../platform/database/notify.ts'
import { type Row, type Trx, changeRow } from '../../../platform/database/db.ts'
import { type Services, implement } from '../../../platform/http/context.ts'
import { mailMachineAlerts } from '../alerts/alert-mail.ts'
import { findThresholds, judgeMachines } from '../alerts/judge-machines.ts'
import type { ReceivedEvent } from '../../../platform/mqtt/collect-events.ts'
import { reportMachine } from '@dovolilnice/contract/coin-machines/operations'
import { OperationError, fieldError } from '@dovolilnice/contract/errors'
import { readEvent, withSaneTime } from '../../../platform/mqtt/read-event.ts'
import { findByMachineKey } from '../machines/machines.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { bearerKey } from '../../../platform/security/secret.ts'

type Received = ReceivedEvent<MachineReport>
type Known = Pick<Row<'coin_machine'>, 'last_update' | 'claimed_at'>

/** A clock that differs by less is not told from reports that come out of order. */
const farMs = 60 * minuteMs
/** A machine reports at least every ten minutes. One whose newest report is older, and that sends older ones, has no newer time to give. */
const freshMs = 30 * minuteMs

const behindMs = (claimed: Date, arrived: Date): number => arrived.getTime() - claimed.getTime()

/**
 * Whether a report far behind the newest one is of a clock that fell back, and not one that comes late. It is when the machine has given nothing
 * newer for half an hour, or when its clock is as far behind as it was known to be.
 */
const isFallenBack = ({ last_update: last, claimed_at: claimed }: Known, { event, received_at: received }: Received): boolean => {
  const at = new Date(event.at)
  if (last === null || behindMs(at, last) <= farMs) return false
  const isAsBefore = claimed !== null && Math.abs(behindMs(at, received) - behindMs(claimed, last)) <= farMs
  return isAsBefore || behindMs(last, received) > freshMs
}

const asArrived = (one: Received): Received => ({
  ...one,
  event: { ...one.event, at: one.received_at.toISOString() },
  claimed_at: new Date(one.event.at),
})

/** Reports of one machine in the order in which they came; those of a clock that fell back have the time of their arrival, as those of 1970. */
const withTrueTimes = (machine: Known, received: readonly Received[]): Received[] => {
  let known: Known = machine
  return received.map((one) => {
    const timed = isFallenBack(known, one) ? asArrived(one) : one
    const at = new Date(timed.event.at)
    if (known.last_update === null || at >= known.last_update) known = { last_update: at, claimed_at: timed.claimed_at }
    return timed
  })
}

type Machine = Row<'coin_machine'>

/** A machine that sends more in ten minutes is out of order, or an attacker has its key: its reports wait. */
const mostReports = 600
const windowMs = 600_000

const stateOf = ({ event }: Received) => {
  const { errors, coins, chng, oldchng, pfill } = event
  return { errors_str: [...new Set(errors)].toSorted().join(' '), coins, chng, oldchng, pfill }
}

const rowOf = (machine: Machine, received: Received): Row<'machine_report'> => ({
  ...{ machine_id: machine.id, id: received.event.id, at: new Date(received.event.at), received_at: received.received_at },
  ...{ claimed_at: received.claimed_at, ...stateOf(received) },
})

const isTooMany = async (trx: Trx, { id }: Machine, now: Date, count: number): Promise<boolean> => {
  const { stored } = await trx
    .selectFrom('machine_report')
    .select((of) => of.fn.countAll<number>().as('stored'))
    .where('machine_id', '=', id)
    .where('received_at', '>', new Date(now.getTime() - windowMs))
    .executeTakeFirstOrThrow()
  return stored + count > mostReports
}

/** The newest report is its state; one that comes late only fills the history. */
const follow = async (trx: Trx, machine: Machine, news: readonly Received[], now: Date): Promise<Machine> => {
  const newest = news.toSorted((a, b) => Date.parse(a.event.at) - Date.parse(b.event.at)).at(-1)
  const isNewer = newest !== undefined && (machine.last_update === null || new Date(newest.event.at) >= machine.last_update)
  return changeRow(trx, 'coin_machine', machine.id, {
    heard_at: now,
    ...(isNewer && { ...stateOf(newest), last_update: new Date(newest.event.at), claimed_at: newest.claimed_at }),
  })
}

/** Stores the reports of one machine, whose row is locked. @returns those that it need not send again */
const storeOf = async (trx: Trx, services: Services, machine: Machine, received: Received[]): Promise<Received[]> => {
  const now = services.clock.now()
  if (await isTooMany(trx, machine, now, received.length)) return []
  const timed = withTrueTimes(machine, received)
  const stored = await trx
    .insertInto('machine_report')
    .values([...new Map(timed.map((one) => [one.event.id, rowOf(machine, one)])).values()])
    .onConflict((conflict) => conflict.columns(['machine_id', 'id']).doNothing())
    .returning('id')
    .execute()
  const news = timed.filter(({ event }) => stored.some(({ id }) => id === event.id))
  const followed = await follow(trx, machine, news, now)
  const thresholds = await findThresholds(trx)
  const alerts = await judgeMachines(trx, [followed], { thresholds, now, hearsSilence: true })
  await mailMachineAlerts(trx, services, thresholds, 'raised', alerts)
  return received
}

/**
 * Stores the reports of machines in use, each once. Those of others are not acknowledged, nor are those of a machine that sends too many.
 * @returns the reports that their machines need not send again
 */
export const storeReports = async (services: Services, received: Received[]): Promise<Received[]> =>
  services.database.transaction((trx) => storeReportsIn(trx, services, received))

/** As `storeReports`, in a transaction. */
const storeReportsIn = async (trx: Trx, services: Services, received: Received[]): Promise<Received[]> => {
  const byCode = Map.groupBy(received, ({ device }) => device)
  const machines = await trx
    .selectFrom('coin_machine')
    .selectAll()
    .where('code', 'in', [...byCode.keys()])
    .where('active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  const stored: Received[] = []
  for (const machine of machines) stored.push(...(await storeOf(trx, services, machine, byCode.get(machine.code) ?? [])))
  if (stored.length > 0) await announce(trx, 'machines')
  return stored
}

/** A machine reports by HTTP. The answer follows when the report is stored; one that was lost is sent again and stored once. */
export const handleReportMachine = implement(reportMachine, async ({ params: { code } }, context) => {
  const { trx, signed, now, locale } = context
  const machine = await findByMachineKey(trx, code, bearerKey(signed?.header('authorization')))
  if (machine === undefined || signed === null) throw new OperationError('machine_key')
  const read = readEvent(machineReports, signed.body)
  if (read.event === undefined)
    throw new OperationError('validation', { fields: read.wrong.map(({ path }) => fieldError(path, 'invalid', locale)) })
  const stored = await storeReportsIn(trx, context, [{ device: code, ...withSaneTime(read.event, now) }])
  if (stored.length === 0) throw new OperationError('quota_reached')
  return { id: read.event.id }
})

/** For how many days reports are kept: a year, and the month before it to compare with. */
const keptDays = 400

/** Removes reports that nobody needs any more. */
export const removeReportsJob = defineJob({
  name: 'remove-machine-reports',
  dailyAt: '03:25',
  handle: async (_, { database, clock }) => {
    const before = new Date(clock.now().getTime() - keptDays * 86_400_000)
    await database.kysely.deleteFrom('machine_report').where('at', '<', before).execute()
  },
})
