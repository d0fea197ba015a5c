import * as contract from '@dovolilnice/contract/coin-machines/emptying/emptying'
import { invalidField } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { ifGiven, type Db, type Row, type Trx, notFound } from '../../../platform/database/db.ts'
import { announce } from '../../../platform/database/notify.ts'
import { type Handler, type SignedInContext, implement } from '../../../platform/http/context.ts'
import { once } from '../../../platform/http/once.ts'
import { hashSecret } from '../../../platform/security/secret.ts'
import { findThresholds } from '../alerts/judge-machines.ts'

/** A box that was taken out longer ago is no more counted by the telemetry of then. */
const oldestMs = 31 * 86_400_000

/** So far a computer's clock may be ahead of the server's; what was taken out then was taken out now. */
const aheadMs = 2 * 60_000

/** When the box was taken out, by a clock that may be a little ahead. */
const emptiedAt = (given: string, now: Date): Date => {
  const at = new Date(given)
  return at > now && at.getTime() - now.getTime() <= aheadMs ? now : at
}

/** The newest report of a machine at a time; one from before the emptying that went before tells of another box. */
const reportAt = async (db: Db, machineId: string, at: Date) => {
  const before = await db
    .selectFrom('machine_emptying')
    .select((of) => of.fn.max<Date | null>('emptied_at').as('at'))
    .where('machine_id', '=', machineId)
    .where('emptied_at', '<', at)
    .executeTakeFirstOrThrow()
  return db
    .selectFrom('machine_report')
    .select(['at', 'coins'])
    .where('machine_id', '=', machineId)
    .where('at', '<=', at)
    .$call(ifGiven(before.at ?? undefined, (query, emptied) => query.where('at', '>', emptied)))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export const handleReadReportedCoins = implement(contract.readReportedCoins, async ({ params: { id }, query }, { db }) => {
  await db.selectFrom('coin_machine').select('id').where('id', '=', id).executeTakeFirstOrThrow(notFound)
  const report = await reportAt(db, id, new Date(query.at))
  return { reported_cents: report?.coins ?? null, report_at: report?.at ?? null }
})

/** The next number of a machine in a year, without a gap: its row is locked. */
const nextNumber = async (trx: Trx, { id, cashier_nr }: Row<'coin_machine'>, year: number) => {
  const { last } = await trx
    .selectFrom('machine_emptying')
    .select((of) => of.fn.max<number | null>('sequence').as('last'))
    .where('machine_id', '=', id)
    .where('year', '=', year)
    .executeTakeFirstOrThrow()
  const sequence = (last ?? 0) + 1
  return { year, sequence, number: `PM-${cashier_nr}-${year}-${String(sequence).padStart(4, '0')}` }
}

/** @throws OperationError `validation` for a time that another emptying has, that is too long ago or still to come */
const requireTime = async (trx: Trx, machineId: string, at: Date, { now, locale }: SignedInContext): Promise<void> => {
  const same = await trx
    .selectFrom('machine_emptying')
    .select('id')
    .where('machine_id', '=', machineId)
    .where('emptied_at', '=', at)
    .executeTakeFirst()
  if (same !== undefined || at > now || now.getTime() - at.getTime() > oldestMs) throw invalidField('emptied_at', 'emptied_when', locale)
}

type Input = Parameters<Handler<typeof contract.recordEmptying>>[0]

const judgeCount = async (trx: Trx, { params: { id }, body }: Input, emptied_at: Date, { capabilities, locale }: SignedInContext) => {
  const counted_cents = contract.coinsSum(body.counts)
  const report = await reportAt(trx, id, emptied_at)
  const difference = contract.emptyingDifference(counted_cents, report?.coins ?? null)
  if (difference !== null && difference !== 0 && body.reason === undefined) throw invalidField('reason', 'difference_reason', locale)
  const { vat_basis_points: rate } = await findThresholds(trx)
  const { invoices } = await capabilities.readParameters(trx)
  const vat_basis_points = invoices.vat_payer ? rate : null
  return {
    ...{ counted_cents, reported_cents: report?.coins ?? null, report_at: report?.at ?? null },
    ...{ vat_basis_points, vat_cents: contract.vatWithin(counted_cents, vat_basis_points) },
  }
}

const insert = async (input: Input, context: SignedInContext, keyHash: string | null) => {
  const { trx, now, user } = context
  const { params, body } = input
  const machine = await trx.selectFrom('coin_machine').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirstOrThrow(notFound)
  const emptied_at = emptiedAt(body.emptied_at, now)
  await requireTime(trx, machine.id, emptied_at, context)
  const judged = await judgeCount(trx, input, emptied_at, context)
  const made = await trx
    .insertInto('machine_emptying')
    .values({
      ...{ id: v7(), machine_id: machine.id, ...(await nextNumber(trx, machine, Number(localDayOf(now).slice(0, 4)))), emptied_at },
      ...{ recorded_at: now, emptied_by: user.id, counts: JSON.stringify(body.counts), reason: body.reason ?? null, ...judged },
      idempotency_key: keyHash,
    })
    .returning(['id', 'number', 'difference_cents'])
    .executeTakeFirstOrThrow()
  await announce(trx, 'machines')
  const subject = { type: 'coin_machine' as const, id: machine.id, label: `${machine.cashier_nr} ${machine.cashier_name}` }
  const { counted_cents, reported_cents } = judged
  const after = { number: made.number, counted_cents, reported_cents, difference_cents: made.difference_cents }
  await context.recordAlso('coin_machine:empty', { subject, after, reason: body.reason ?? null })
  return { id: made.id, number: made.number }
}

/** Records an emptying; its difference to the telemetry wants a reason. */
export const handleRecordEmptying = implement(contract.recordEmptying, async (input, context) => {
  const { trx, idempotencyKey: key, user } = context
  const keyHash = key === null ? null : hashSecret(`${key} ${user.id}`)
  const findEarlier = (hash: string) =>
    trx.selectFrom('machine_emptying').select(['id', 'number']).where('idempotency_key', '=', hash).executeTakeFirst()
  return once(context, keyHash, findEarlier, () => insert(input, context, keyHash))
})
