import { type Db, type Trx, sql } from '../../platform/database/db.ts'
import type { Services, SignedInContext } from '../../platform/http/context.ts'
import { type MadeAllocation, type MadeBy, putToApplications, refreshStatuses } from './put-to-applications.ts'
import { readEarlyCents, readLateCents } from './settle/early-payments.ts'
import { settlePaidJob } from './settle/settle-paid.ts'
import { OperationError } from '@dovolilnice/contract/errors'
import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import type { PaymentRecord } from './payment-record.ts'

/** Puts payments to applications, and has what is now paid in full settled by the job. The caller has judged that it may. */
export const allocate = async (trx: Trx, services: Services, allocations: readonly MadeAllocation[], by: MadeBy): Promise<void> => {
  if (allocations.length === 0) return
  await putToApplications(trx, allocations, by)
  await services.send(trx, settlePaidJob, {}, { singletonKey: 'settle-paid' })
}

/**
 * What came for an application before it was decided or ended, which is put to its price or is too much from now on: by the job, because whoever decides
 * holds the application, and payments are locked before it.
 * @returns what came before the decision
 */
export const expectEarlyPayments = async (trx: Trx, services: Pick<Services, 'send'>, applicationId: string): Promise<number> => {
  const cents = await readEarlyCents(trx, applicationId)
  const paid = await trx
    .selectFrom('payment_allocation')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('covers', '=', 'price')
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  if (cents > 0 || paid !== undefined) await services.send(trx, settlePaidJob, {}, { singletonKey: 'settle-paid' })
  return cents
}

/** What came after an application took nothing any more, now that it waits for its payment again: by the job, as what came early. */
export const expectLatePayments = async (trx: Trx, services: Pick<Services, 'send'>, applicationId: string): Promise<number> => {
  const cents = await readLateCents(trx, applicationId)
  if (cents > 0) await services.send(trx, settlePaidJob, {}, { singletonKey: 'settle-paid' })
  return cents
}

/** What payments are put to, with what was issued for it. */
const allocations = (db: Db, paymentIds: readonly string[]) =>
  db
    .selectFrom('payment_allocation')
    .innerJoin('application', 'application.id', 'payment_allocation.application_id')
    .select(['payment_allocation.id', 'payment_allocation.payment_id', 'payment_allocation.covers', 'payment_allocation.cents'])
    .select(['application.id as application_id', 'application.status'])
    .select((of) =>
      of
        .exists(
          of
            .selectFrom('invoice')
            .select('invoice.id')
            .whereRef('invoice.application_id', '=', 'application.id')
            .where('invoice.kind', '=', 'invoice')
            .where('invoice.cancelled_by_id', 'is', null),
        )
        .as('is_invoiced'),
    )
    .select((of) =>
      of
        .exists(
          of
            .selectFrom('permit')
            .select('permit.id')
            .whereRef('permit.application_id', '=', 'application.id')
            .where('permit.status', '!=', 'revoked'),
        )
        .as('is_permitted'),
    )
    .where('payment_allocation.payment_id', '=', sql<string>`any(${paymentIds}::uuid[])`)
    .where('payment_allocation.undone_at', 'is', null)
    .orderBy('application.id')

/** What a payment is put to, with the applications locked. */
const readAllocations = (trx: Trx, { id }: Pick<PaymentRecord, 'id'>) => allocations(trx, [id]).forUpdate().execute()

type Allocated = Awaited<ReturnType<typeof readAllocations>>[number]
/** Nothing is issued for an administrative fee. A permit that was revoked holds nothing any more. */
const hangsOnIt = ({ covers, is_permitted, is_invoiced }: Allocated): boolean =>
  covers === 'price' && (Boolean(is_permitted) || Boolean(is_invoiced))

/** Whether a permit or an invoice was issued for what a payment paid: then it can no longer be taken back. */
export const isUsed = async (trx: Trx, payment: Pick<PaymentRecord, 'id'>): Promise<boolean> =>
  (await readAllocations(trx, payment)).some(hangsOnIt)

/** Whether a refund of a payment, or for an application that it pays, was proposed and not declined, or it is a refund that came back. */
export const isRefunded = async (db: Db, { id }: Pick<PaymentRecord, 'id'>): Promise<boolean> => {
  const returned = await db.selectFrom('refund_return').select('id').where('payment_id', '=', id).executeTakeFirst()
  if (returned !== undefined) return true
  const refund = await db
    .selectFrom('refund')
    .select('id')
    .where('status', '!=', 'declined')
    .where((is) =>
      is.or([
        is('payment_id', '=', id),
        is(
          'application_id',
          'in',
          is
            .selectFrom('payment_allocation')
            .select('application_id')
            .where('payment_id', '=', id)
            .where('covers', '=', 'price')
            .where('undone_at', 'is', null),
        ),
      ]),
    )
    .executeTakeFirst()
  return refund !== undefined
}

/** Which of these payments something hangs on, so that they cannot be taken back now. */
export const readHeld = async (db: Db, paymentIds: readonly string[]): Promise<Set<string>> => {
  const used = (await allocations(db, paymentIds).execute()).filter(hangsOnIt)
  const held = new Set(used.map(({ payment_id: id }) => id))
  for (const id of paymentIds) if (await isRefunded(db, { id })) held.add(id)
  return held
}

/**
 * Takes a payment from all that it is put to. Applications that it had paid wait for their payment again.
 * @param part only what it pays of that
 * @returns how many cents of it still pay for something
 * @throws OperationError `payment_used` when a permit or an invoice was issued for one of them
 */
export const undoAllocations = async (
  context: SignedInContext,
  payment: Pick<PaymentRecord, 'id'>,
  reason: string,
  part?: PaidPart,
): Promise<number> => {
  const { trx, now, user, actor, capabilities } = context
  const all = await readAllocations(trx, payment)
  const taken = part === undefined ? all : all.filter(({ covers }) => covers === part)
  if (taken.some(hangsOnIt)) throw new OperationError('payment_used')
  await trx
    .updateTable('payment_allocation')
    .set({
      undone_at: now,
      undone_by: user.id,
      undo_reason: reason,
    })
    .where('id', '=', sql<string>`any(${taken.map(({ id }) => id)}::uuid[])`)
    .execute()
  for (const { application_id: id, covers, status } of taken)
    if (covers === 'price' && status === 'paid') await capabilities.reopenApplication(trx, context, { id, actor, reason })
  await refreshStatuses(
    trx,
    taken.map(({ application_id: id }) => id),
    now,
  )
  return all.filter((one) => !taken.includes(one)).reduce((sum, { cents }) => sum + cents, 0)
}
