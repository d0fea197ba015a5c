import {
  type AlertKind,
  conditionsOf,
  isSettled,
  type MachineCondition,
} from '@dovolilnice/contract/coin-machines/alerts/machine-conditions'
import { startingThresholds, type Thresholds } from '@dovolilnice/contract/coin-machines/alerts/thresholds'
import { type AlertBook, changeAlerts } from '../../../platform/alerts/change-alerts.ts'
import { announce } from '../../../platform/database/notify.ts'
import { type Db, type Row, type Trx, insertRow } from '../../../platform/database/db.ts'

export type Alert = Row<'machine_alert'> & Pick<Row<'coin_machine'>, 'cashier_nr' | 'cashier_name'>

interface Judgement {
  thresholds: Thresholds
  now: Date
  /** False while this process cannot know whether a machine is silent. */
  hearsSilence: boolean
}

const bookOf = async (trx: Trx, machine_id: string, now: Date): Promise<AlertBook<AlertKind, Row<'machine_alert'>>> => ({
  open: await trx.selectFrom('machine_alert').selectAll().where('machine_id', '=', machine_id).where('ended_at', 'is', null).execute(),
  wasTold: async ({ kind, detail }, since) => {
    const earlier = await trx
      .selectFrom('machine_alert')
      .select('id')
      .where('machine_id', '=', machine_id)
      .where('kind', '=', kind)
      .where('detail', '=', detail)
      .where('mailed_at', '>', since)
      .executeTakeFirst()
    return earlier !== undefined
  },
  begin: async (row) => {
    await insertRow(trx, 'machine_alert', { ...row, machine_id, settled_at: null })
  },
  end: async (ids) => {
    await trx.updateTable('machine_alert').set({ ended_at: now }).where('id', 'in', ids).execute()
  },
})

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
  const book = await bookOf(trx, machine.id, now)
  const settled = await findSettled(trx, machine.id)
  const isNew = (one: MachineCondition): boolean => {
    const closed = settled.find(({ kind, detail }) => kind === one.kind && detail === one.detail)?.settled_at ?? null
    if (one.kind === 'silence' && !hearsSilence) return false
    return closed === null || !isSettled(one, closed, machine, thresholds, now)
  }
  const { changed, told } = await changeAlerts(book, conditionsOf(machine, thresholds, book.open, now), now, isNew)
  if (changed) await announce(trx, 'machines')
  const { id: machine_id, cashier_nr, cashier_name } = machine
  return told.map((row) => ({ ...row, machine_id, settled_at: null, cashier_nr, cashier_name }))
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
