import type { payAtCounter } from '@dovolilnice/contract/counter/pay-at-counter'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { v7 } from 'uuid'
import { lockKeys } from '../../platform/database/advisory-lock.ts'
import type { Row, Trx } from '../../platform/database/tables.ts'
import type { Handler, SignedInContext } from '../../platform/http/context.ts'
import { once } from '../../platform/http/once.ts'
import { emptyMovement, findByKey, insertMovement, keyHashOf, lockUsedDrawer } from './drawer-record.ts'

type Payment = Parameters<Handler<typeof payAtCounter>>[0]

/** @throws OperationError `validation` for a slip of the terminal that pays something already */
const requireNewTransaction = async ({ trx, locale }: SignedInContext, transaction: string | undefined): Promise<void> => {
  if (transaction === undefined) return
  // Before the lock of the drawer: whoever holds that one never waits for a slip.
  await lockKeys(trx, [`card terminal ${transaction}`])
  const used = await trx
    .selectFrom('payment')
    .select('id')
    .where('source', '=', 'card_terminal')
    .where('transaction_id', '=', transaction)
    .executeTakeFirst()
  if (used !== undefined) throw new OperationError('validation', { fields: [fieldError('transaction_id', 'transaction_used', locale)] })
}

const pay = async (
  { params: { id }, body }: Payment,
  context: SignedInContext,
  keyHash: string | null,
): Promise<Row<'drawer_movement'>> => {
  const { trx, now, user, capabilities } = context
  const { method, cents, device_id } = body
  const device = await lockUsedDrawer(context, device_id)
  await capabilities.endCardAttempt(trx, { application_id: id, covers: body.covers ?? 'price' }, now)
  const transaction = method === 'card' ? body.transaction_id : undefined
  const tendered = method === 'cash' ? (body.tendered_cents ?? null) : null
  const source = method === 'cash' ? 'cash' : 'card_terminal'
  const received = { application_id: id, cents, source, transaction_id: transaction ?? null, device_id } as const
  const { payment, invoice } =
    body.covers === 'administrative_fee'
      ? { payment: await capabilities.receiveFee(context, received), invoice: null }
      : await capabilities.receivePayment(context, received)
  // The invoices of this drawer are its own: another device must never number them.
  if (invoice !== null && invoice.device_id !== device_id) throw new OperationError('device_not_in_use')
  const movement = await insertMovement(trx, {
    ...emptyMovement,
    ...{ id: v7(), device_id, kind: 'payment', method, cents, payment_id: payment.id, application_id: id, invoice_id: invoice?.id ?? null },
    ...{ tendered_cents: tendered, transaction_id: transaction ?? null, made_at: now, made_by: user.id, idempotency_key: keyHash },
  })
  const application = await trx.selectFrom('application').select('number').where('id', '=', id).executeTakeFirstOrThrow()
  await context.recordAlso('drawer:pay', {
    subject: { type: 'application', id, label: application.number },
    after: {
      ...{ method, cents, tendered_cents: tendered, change_cents: changeOf(movement), cashier: device.code },
      ...{ invoice: invoice?.number ?? null, transaction_id: transaction ?? null },
    },
  })
  return movement
}

/** What a payer in cash gets back. */
export const changeOf = ({ cents, tendered_cents: tendered }: Pick<Row<'drawer_movement'>, 'cents' | 'tendered_cents'>): number | null =>
  tendered === null ? null : tendered - cents

const present = async (trx: Trx, movement: Row<'drawer_movement'>) => {
  const { id, cents, method, tendered_cents, application_id, invoice_id } = movement
  const invoice = await trx.selectFrom('invoice').select(['id', 'number']).where('id', '=', invoice_id).executeTakeFirst()
  const permit =
    invoice && (await trx.selectFrom('permit').select('number').where('application_id', '=', application_id).executeTakeFirst())
  return {
    id,
    cents,
    method,
    tendered_cents,
    change_cents: changeOf(movement),
    invoice: invoice ?? null,
    permit_number: permit?.number ?? null,
  }
}

/** A clerk takes what is open of an application. The same click takes it once, and two clerks wait for one another. */
export const handlePayAtCounter: Handler<typeof payAtCounter> = async (input, context) => {
  const { trx } = context
  const keyHash = keyHashOf(context)
  const movement = await once(context, keyHash, findByKey(trx), async () => {
    await requireNewTransaction(context, input.body.method === 'card' ? input.body.transaction_id : undefined)
    return pay(input, context, keyHash)
  })
  return present(trx, movement)
}
