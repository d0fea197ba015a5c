import { alertChanges, conditionsOf, isSettled, type MachineCondition } from '@dovolilnice/contract/coin-machines/alerts/machine-conditions'
import { startingThresholds, type Thresholds } from '@dovolilnice/contract/coin-machines/alerts/thresholds'
import { v7 } from 'uuid'
import { announce } from '../../../platform/database/notify.ts'
import type { Db, Row, Trx } from '../../../platform/database/tables.ts'

/** The same alert is not mailed again within this time: a fault that comes and goes must not fill a mailbox. */
const quietMs = 3_600_000

export type Alert = Row<'machine_alert'> & Pick<Row<'coin_machine'>, 'cashier_nr' | 'cashier_name'>

interface Judgement {
  thresholds: Thresholds
  now: Date
  /** False while this process cannot know whether a machine is silent. */
  hearsSilence: boolean
}

const wasMailed = async (trx: Trx, { machine_id, kind, detail }: Row<'machine_alert'>, now: Date): Promise<boolean> => {
  const earlier = await trx
    .selectFrom('machine_alert')
    .select('id')
    .where('machine_id', '=', machine_id)
    .where('kind', '=', kind)
    .where('detail', '=', detail)
    .where('mailed_at', '>', new Date(now.getTime() - quietMs))
    .executeTakeFirst()
  return earlier !== undefined
}

/** When alerts of a machine were closed by their maintenance, the newest of each kind. */
const findSettled = (trx: Trx, machineId: string) =>
  trx
    .selectFrom('machine_alert')
    .select((of) => ['kind', 'detail', of.fn.max('settled_at').as('settled_at')])
    .where('machine_id', '=', machineId)
    .where('settled_at', 'is not', null)
    .groupBy(['kind', 'detail'])
    .execute()

const judge = async (trx: Trx, machine: Row<'coin_machine'>, { thresholds, now, hearsSilence }: Judgement): Promise<Alert[]> => {
  const open = await trx
    .selectFrom('machine_alert')
    .selectAll()
    .where('machine_id', '=', machine.id)
    .where('ended_at', 'is', null)
    .execute()
  const present = conditionsOf(machine, thresholds, open, now)
  const { begun, ended } = alertChanges(open, present)
  const settled = await findSettled(trx, machine.id)
  const isNew = (one: MachineCondition): boolean => {
    const closed = settled.find(({ kind, detail }) => kind === one.kind && detail === one.detail)?.settled_at ?? null
    if (one.kind === 'silence' && !hearsSilence) return false
    return closed === null || !isSettled(one, closed, machine, thresholds, now)
  }
  const raised = begun.filter(isNew)
  const rows = raised.map(({ kind, detail }): Row<'machine_alert'> => ({
    ...{ id: v7(), machine_id: machine.id, kind, detail, raised_at: now, mailed_at: null },
    ...{ taken_by: null, taken_at: null, escalated_at: null, settled_at: null, ended_at: null },
  }))
  const ids = ended.map(({ id }) => id)
  if (ids.length > 0) await trx.updateTable('machine_alert').set({ ended_at: now }).where('id', 'in', ids).execute()
  const alerts: Alert[] = []
  for (const row of rows) {
    const mailed_at = (await wasMailed(trx, row, now)) ? null : now
    await trx
      .insertInto('machine_alert')
      .values({ ...row, mailed_at })
      .execute()
    if (mailed_at !== null) alerts.push({ ...row, mailed_at, cashier_nr: machine.cashier_nr, cashier_name: machine.cashier_name })
  }
  if (ids.length + rows.length > 0) await announce(trx, 'machines')
  return alerts
}

/**
 * Compares machines, whose rows are locked, with the thresholds: begins and ends their alerts.
 * @returns the alerts that somebody must be told of
 */
export const judgeMachines = async (trx: Trx, machines: readonly Row<'coin_machine'>[], judgement: Judgement): Promise<Alert[]> => {
  const alerts: Alert[] = []
  for (const machine of machines) alerts.push(...(await judge(trx, machine, judgement)))
  return alerts
}

/** The thresholds of the town; those of the product with version 0 before it has set any. */
export const findThresholds = async (db: Db): Promise<Thresholds & { version: number }> => {
  const row = await db.selectFrom('machine_thresholds').selectAll().executeTakeFirst()
  if (row === undefined) return { ...startingThresholds, version: 0 }
  const { id, ...thresholds } = row
  return thresholds
}
