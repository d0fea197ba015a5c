import { randomUUID } from 'node:crypto'
import { OperationError } from '@dovolilnice/contract/errors'
import type { startOnlinePayment } from '@dovolilnice/contract/online-payments/start-online-payment'
import type { startOwnOnlinePayment } from '@dovolilnice/contract/online-payments/start-own-online-payment'
import type { PaymentProvider } from '../../platform/card-payments/payment-provider.ts'
import { providerFor, providerOf } from '../../platform/card-payments/provider-for.ts'
import { lockKeys } from '../../platform/database/advisory-lock.ts'
import { announce } from '../../platform/database/notify.ts'
import type { Db } from '../../platform/database/tables.ts'
import type { Context, Handler } from '../../platform/http/context.ts'
import { askLater } from './ask-provider.ts'
import { lockOpen } from './end-attempt.ts'
import type { Paid } from './end-attempt.ts'
import { changeAttempt, subjectOf } from './online-payment-record.ts'
import { openPart } from './open-part.ts'
import type { OnlinePaymentRecord } from './online-payment-tables.ts'

/** Milliseconds for which the provider's page takes the payment. */
const lifetime = 30 * 60_000

/** Whether the provider told of another amount: no further money is asked for before a clerk has looked. */
export const isUnderCheck = async (db: Db, { application_id: id, covers }: Paid): Promise<boolean> =>
  (await db
    .selectFrom('online_payment')
    .select('id')
    .where('application_id', '=', id)
    .where('covers', '=', covers)
    .where('status', '=', 'mismatch')
    .executeTakeFirst()) !== undefined

const insertAttempt = async (context: Context, provider: PaymentProvider, paid: Paid, cents: number): Promise<OnlinePaymentRecord> => {
  const { trx, now, user, locale } = context
  const attempt = await trx
    .insertInto('online_payment')
    .values({
      // Random: who knows it may see what became of the payment.
      id: randomUUID(),
      ...paid,
      status: 'open',
      cents,
      test: provider.testEnvironment,
      merchant: provider.merchant,
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
 * The attempt that pays a part of the application: the one under way when it is of the same amount and merchant, otherwise a new one. Two tabs of one
 * person get the same one.
 * @throws OperationError `nothing_to_pay`
 */
const begin = async (context: Context, paid: Paid): Promise<OnlinePaymentRecord> => {
  const { trx, now } = context
  const provider = providerFor(context, paid.covers)
  if (provider === undefined) throw new OperationError('nothing_to_pay')
  await lockKeys(trx, [`online payment ${paid.application_id}`])
  // Locked before the amount is read: a notice that settles it just now is waited for.
  const open = await lockOpen(trx, paid)
  const cents = await openPart(trx, context, paid.application_id, paid.covers)
  const isOver = open !== undefined && open.expires_at <= now
  const isSame = open !== undefined && open.cents === cents && providerOf(context, open)?.merchant === provider.merchant
  if (isSame && !isOver) return open
  if (open !== undefined) await changeAttempt(trx, open.id, { status: isOver ? 'expired' : 'cancelled', ended_at: now })
  if (cents === 0 || (await isUnderCheck(trx, paid))) throw new OperationError('nothing_to_pay')
  return insertAttempt(context, provider, paid, cents)
}

export const handleStartOnlinePayment: Handler<typeof startOnlinePayment> = async ({ body }, context) => {
  const { id } = await context.capabilities.openLinkedApplication(context, body)
  return begin(context, { application_id: id, covers: body.covers })
}

export const handleStartOwnOnlinePayment: Handler<typeof startOwnOnlinePayment> = async ({ params, body }, context) => {
  const { id } = await context.capabilities.findOwnApplication(context.trx, params.id, context.user.id)
  return begin(context, { application_id: id, covers: body.covers })
}
