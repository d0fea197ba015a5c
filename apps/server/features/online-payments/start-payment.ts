import { randomUUID } from 'node:crypto'
import { OperationError } from '@dovolilnice/contract/errors'
import type { startOnlinePayment } from '@dovolilnice/contract/online-payments/start-online-payment'
import type { startOwnOnlinePayment } from '@dovolilnice/contract/online-payments/start-own-online-payment'
import { lockKeys } from '../../platform/database/advisory-lock.ts'
import { announce } from '../../platform/database/notify.ts'
import type { Db, Trx } from '../../platform/database/tables.ts'
import type { Context, Handler } from '../../platform/http/context.ts'
import { askLater } from './ask-provider.ts'
import { changeAttempt, subjectOf } from './online-payment-record.ts'
import type { OnlinePaymentRecord } from './online-payment-tables.ts'

/** Milliseconds for which the provider's page takes the payment. */
const lifetime = 30 * 60_000

const lockOpen = (trx: Trx, applicationId: string): Promise<OnlinePaymentRecord | undefined> =>
  trx
    .selectFrom('online_payment')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst()

/** Whether the provider told of another amount: no further money is asked for before a clerk has looked. */
export const isUnderCheck = async (db: Db, applicationId: string): Promise<boolean> =>
  (await db
    .selectFrom('online_payment')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('status', '=', 'mismatch')
    .executeTakeFirst()) !== undefined

const insertAttempt = async (context: Context, applicationId: string, cents: number): Promise<OnlinePaymentRecord> => {
  const { trx, now, user, locale, cardPayments } = context
  const attempt = await trx
    .insertInto('online_payment')
    .values({
      // Random: who knows it may see what became of the payment.
      id: randomUUID(),
      application_id: applicationId,
      status: 'open',
      cents,
      test: cardPayments?.testEnvironment ?? true,
      started_by: user?.id ?? null,
      locale,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await announce(trx, 'payments')
  await askLater(trx, context.send, attempt, now)
  await context.recordAlso('online_payment:start', { subject: await subjectOf(trx, attempt), after: { status: 'open', cents } })
  return attempt
}

/**
 * The attempt that pays the application: the one under way when it is of the same amount, otherwise a new one. Two tabs of one person get the same one.
 * @throws OperationError `nothing_to_pay`
 */
const begin = async (context: Context, applicationId: string): Promise<OnlinePaymentRecord> => {
  const { trx, now, cardPayments, capabilities } = context
  if (cardPayments === undefined) throw new OperationError('nothing_to_pay')
  await lockKeys(trx, [`online payment ${applicationId}`])
  // Locked before the amount is read: a notice that settles it just now is waited for.
  const open = await lockOpen(trx, applicationId)
  const cents = (await capabilities.readPayable(trx, context, applicationId))?.open_cents ?? 0
  const isOver = open !== undefined && open.expires_at <= now
  if (open !== undefined && open.cents === cents && !isOver) return open
  if (open !== undefined) await changeAttempt(trx, open.id, { status: isOver ? 'expired' : 'cancelled', ended_at: now })
  if (cents === 0 || (await isUnderCheck(trx, applicationId))) throw new OperationError('nothing_to_pay')
  return insertAttempt(context, applicationId, cents)
}

export const handleStartOnlinePayment: Handler<typeof startOnlinePayment> = async ({ body }, context) =>
  begin(context, (await context.capabilities.openLinkedApplication(context, body)).id)

export const handleStartOwnOnlinePayment: Handler<typeof startOwnOnlinePayment> = async ({ params }, context) =>
  begin(context, (await context.capabilities.findOwnApplication(context.trx, params.id, context.user.id)).id)
