import type { giveBackPayment } from '@dovolilnice/contract/counter/give-back-payment'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { v7 } from 'uuid'
import type { Row, Trx } from '../../platform/database/tables.ts'
import type { Handler, SignedInContext } from '../../platform/http/context.ts'
import { once } from '../../platform/http/once.ts'
import { emptyMovement, findByKey, insertMovement, keyHashOf, lockUsedDrawer, readOpenDay } from './drawer-record.ts'

type GiveBack = Parameters<Handler<typeof giveBackPayment>>[0]

/** @throws OperationError `not_found` for what is no payment of the counter */
const readTaken = async (trx: Trx, id: string) => {
  const taken = await trx
    .selectFrom('drawer_movement')
    .innerJoin('application', 'application.id', 'drawer_movement.application_id')
    .select([
      'drawer_movement.method',
      'drawer_movement.cents',
      'drawer_movement.payment_id',
      'application.id as application_id',
      'application.number',
    ])
    .where('drawer_movement.id', '=', id)
    .where('drawer_movement.kind', '=', 'payment')
    .executeTakeFirst()
  if (taken?.payment_id == null) throw new OperationError('not_found')
  return { ...taken, payment_id: taken.payment_id }
}

/** @throws OperationError `drawer_short` when the drawer does not hold the cash that would go out */
const requireCash = async ({ trx }: SignedInContext, deviceId: string, cents: number): Promise<void> => {
  const { sums } = await readOpenDay(trx, deviceId)
  if (sums.expected_cents < cents) throw new OperationError('drawer_short')
}

const giveBack = async ({ params, body }: GiveBack, context: SignedInContext, keyHash: string | null): Promise<Row<'drawer_movement'>> => {
  const { trx, now, user, locale, capabilities } = context
  const { device_id, reason, transaction_id: transaction = null } = body
  const device = await lockUsedDrawer(context, device_id)
  const { method, cents, payment_id, application_id, number } = await readTaken(trx, params.id)
  if (method === 'card' && transaction === null)
    throw new OperationError('validation', { fields: [fieldError('transaction_id', 'required', locale)] })
  const storno = await capabilities.handBackPayment(context, { id: payment_id, reason, transaction_id: transaction })
  // Asked last: of a payment that cannot be given back at all the drawer does not matter.
  if (method === 'cash') await requireCash(context, device_id, cents)
  const movement = await insertMovement(trx, {
    ...emptyMovement,
    ...{ id: v7(), device_id, kind: 'give_back', method, cents: -cents, payment_id, application_id, invoice_id: storno?.id ?? null },
    ...{ transaction_id: transaction, reason, made_at: now, made_by: user.id, idempotency_key: keyHash },
  })
  await context.recordAlso('drawer:give_back', {
    subject: { type: 'application', id: application_id, label: number },
    after: { method, cents, cashier: device.code, storno: storno?.number ?? null, transaction_id: transaction },
    reason,
  })
  return movement
}

/** A clerk gives a payment back: the application waits for its payment again. */
export const handleGiveBackPayment: Handler<typeof giveBackPayment> = async (input, context) => {
  const { trx } = context
  const keyHash = keyHashOf(context)
  const { id, cents, invoice_id } = await once(context, keyHash, findByKey(trx), () => giveBack(input, context, keyHash))
  const storno = await trx.selectFrom('invoice').select(['id', 'number']).where('id', '=', invoice_id).executeTakeFirst()
  return { id, cents: -cents, invoice: storno ?? null }
}
