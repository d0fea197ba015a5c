import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Clock } from '../../../platform/clock/clock.ts'
import { type Row, type Trx, sql } from '../../../platform/database/db.ts'

interface Taken {
  number: string
  sequence: number
  issued_at: Date
}

/** A premise and the device in it that issues. */
export interface Till {
  premise: Row<'business_premise'>
  device: Row<'cash_device'>
}

/**
 * The device that issues: the given one while it is in use, otherwise the default.
 * @throws OperationError `no_cash_device` when there is none in an open premise
 */
export const findTill = async (trx: Trx, today: string, preferred?: string): Promise<Till> => {
  const device = await trx
    .selectFrom('cash_device')
    .innerJoin('business_premise', 'business_premise.id', 'cash_device.premise_id')
    .selectAll('cash_device')
    .where('cash_device.active', '=', true)
    .where('business_premise.valid_from', '<=', today)
    .where((is) => is.or([is('closed_on', 'is', null), is('closed_on', '>', today)]))
    .where((is) => is.or([is('cash_device.id', '=', preferred ?? null), is('cash_device.is_default', '=', true)]))
    .orderBy(sql`cash_device.id is not distinct from ${preferred ?? null}`, 'desc')
    .limit(1)
    .executeTakeFirst()
  if (device === undefined) throw new OperationError('no_cash_device')
  const premise = await trx.selectFrom('business_premise').selectAll().where('id', '=', device.premise_id).executeTakeFirstOrThrow()
  return { premise, device }
}

/** The row of the series is locked before the time is taken: whoever waited for it over New Year numbers in the new year. */
const lockSeries = ({ premise, device }: Till, trx: Trx) =>
  premise.numbering === 'C'
    ? trx.selectFrom('business_premise').select('id').where('id', '=', premise.id).forUpdate().execute()
    : trx.selectFrom('cash_device').select('id').where('id', '=', device.id).forUpdate().execute()

/**
 * The next number of the series that the internal act prescribes, with the time at which it was taken. The row stays locked until the caller's transaction
 * ends, so that numbers have no gap when it is undone, and nobody else takes the same. Where the premise numbers by years, the first of a year is 1.
 */
export const takeNumber = async (trx: Trx, till: Till, clock: Clock): Promise<Taken> => {
  const { premise, device } = till
  await lockSeries(till, trx)
  const issued_at = clock.now()
  const year = Number(localDayOf(issued_at).slice(0, 4))
  const next = {
    last_sequence: premise.numbers_yearly
      ? sql<number>`case when sequence_year < ${year} then 1 else last_sequence + 1 end`
      : sql<number>`last_sequence + 1`,
    sequence_year: year,
  }
  const series =
    premise.numbering === 'C'
      ? trx.updateTable('business_premise').set(next).where('id', '=', premise.id).returning('last_sequence')
      : trx.updateTable('cash_device').set(next).where('id', '=', device.id).returning('last_sequence')
  const { last_sequence: sequence } = await series.executeTakeFirstOrThrow()
  return { number: `${premise.code}-${device.code}-${sequence}`, sequence, issued_at }
}
