import { payAtCounter } from '@dovolilnice/contract/counter/pay-at-counter'
import { OperationError, invalidField } from '@dovolilnice/contract/errors'
import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import { addMonths, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { lockKeys } from '../../platform/database/session.ts'
import { type Row, type Trx, notFound } from '../../platform/database/db.ts'
import { type Handler, type SignedInContext, implement } from '../../platform/http/context.ts'
import { once } from '../../platform/http/once.ts'
import { deviceCode, emptyMovement, findByKey, insertMovement, keyHashOf, lockUsedDrawer, readOpenDay } from './drawer.ts'
import { giveBackPayment, readFeeReceipt } from '@dovolilnice/contract/counter/operations'
import { makeFeeReceiptPdf } from '../../platform/pdf/fee-receipt.ts'

type Payment = Parameters<Handler<typeof payAtCounter>>[0]

/** Months in which a terminal does not begin its numbers anew. */
const numbersLast = 3

/**
 * Each drawer has its terminal, and numbers of two terminals are their own.
 * @throws OperationError `validation` for a slip of the terminal that pays something already
 */
const requireNewTransaction = async (
  { trx, now, locale }: SignedInContext,
  deviceId: string,
  transaction: string | undefined,
): Promise<void> => {
  if (transaction === undefined) return
  // Before the lock of the drawer: whoever holds that one never waits for a slip.
  await lockKeys(trx, [`card terminal ${deviceId} ${transaction}`])
  const used = await trx
    .selectFrom('drawer_movement')
    .select('id')
    .where('device_id', '=', deviceId)
    .where('kind', '=', 'payment')
    .where('transaction_id', '=', transaction)
    .where('made_at', '>=', startOfLocalDay(addMonths(localDayOf(now), -numbersLast)))
    .executeTakeFirst()
  if (used !== undefined) throw invalidField('transaction_id', 'transaction_used', locale)
}

const pay = async (
  { params: { id }, body }: Payment,
  context: SignedInContext,
  keyHash: string | null,
): Promise<Row<'drawer_movement'>> => {
  const { trx, now, user, capabilities } = context
  const { method, cents, open_cents, device_id } = body
  const device = await lockUsedDrawer(context, device_id)
  await capabilities.endCardAttempt(trx, { application_id: id, covers: body.covers ?? 'price' }, now)
  const transaction = method === 'card' ? body.transaction_id : undefined
  const tendered = method === 'cash' ? (body.tendered_cents ?? null) : null
  const source = method === 'cash' ? 'cash' : 'card_terminal'
  const received = { application_id: id, cents, open_cents, source, transaction_id: transaction ?? null, device_id } as const
  const { payment, invoice, isIssued } =
    body.covers === 'administrative_fee'
      ? { payment: await capabilities.receiveFee(context, received), invoice: null, isIssued: false }
      : await capabilities.receivePayment(context, received)
  // The invoices of this drawer are its own: another device must never number them.
  if (isIssued && invoice?.device_id !== device_id) throw new OperationError('device_not_in_use')
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

const present = async (context: SignedInContext, covers: PaidPart, movement: Row<'drawer_movement'>) => {
  const { trx } = context
  const { id, cents, method, tendered_cents, application_id, invoice_id } = movement
  const invoice = await trx.selectFrom('invoice').select(['id', 'number']).where('id', '=', invoice_id).executeTakeFirst()
  const permit =
    invoice && (await trx.selectFrom('permit').select('number').where('application_id', '=', application_id).executeTakeFirst())
  const payable = await context.capabilities.readPayable(trx, context, application_id ?? '', covers)
  return {
    ...{ id, cents, method, tendered_cents, left_cents: payable?.open_cents ?? 0 },
    change_cents: changeOf(movement),
    invoice: invoice ?? null,
    permit_number: permit?.number ?? null,
  }
}

/** A clerk takes what is open of an application. The same click takes it once, and two clerks wait for one another. */
export const handlePayAtCounter = implement(payAtCounter, async (input, context) => {
  const { trx } = context
  const keyHash = keyHashOf(context)
  const movement = await once(context, keyHash, findByKey(trx), async () => {
    const { device_id, method, transaction_id } = input.body
    await requireNewTransaction(context, device_id, method === 'card' ? transaction_id : undefined)
    return pay(input, context, keyHash)
  })
  return present(context, input.body.covers ?? 'price', movement)
})

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
  if (method === 'card' && transaction === null) throw invalidField('transaction_id', 'required', locale)
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

export const handleGiveBackPayment = implement(giveBackPayment, async (input, context) => {
  const { trx } = context
  const keyHash = keyHashOf(context)
  const { id, cents, invoice_id } = await once(context, keyHash, findByKey(trx), () => giveBack(input, context, keyHash))
  const storno = await trx.selectFrom('invoice').select(['id', 'number']).where('id', '=', invoice_id).executeTakeFirst()
  return { id, cents: -cents, invoice: storno ?? null }
})

/** @throws OperationError `not_found` for what is no payment of an administrative fee */
const readTakenFee = async (trx: Trx, id: string) => {
  const taken = await trx
    .selectFrom('drawer_movement as movement')
    .innerJoin('cash_device', 'cash_device.id', 'movement.device_id')
    .innerJoin('business_premise', 'business_premise.id', 'cash_device.premise_id')
    .innerJoin('app_user', 'app_user.id', 'movement.made_by')
    .innerJoin('payment', 'payment.id', 'movement.payment_id')
    .innerJoin('application', 'application.id', 'movement.application_id')
    .select(['movement.cents', 'movement.method', 'movement.made_at', 'movement.transaction_id', 'app_user.name as cashier'])
    .select(['payment.status', deviceCode.as('device')])
    .select(['application.id', 'application.number', 'application.locale', 'application.name', 'application.street'])
    .select(['application.post_code', 'application.city'])
    .where('movement.id', '=', id)
    .where('movement.kind', '=', 'payment')
    .where('movement.invoice_id', 'is', null)
    .executeTakeFirstOrThrow(notFound)
  return taken
}

export const handleReadFeeReceipt = implement(readFeeReceipt, async ({ params }, { trx, capabilities, record }) => {
  const taken = await readTakenFee(trx, params.id)
  record({ subject: { type: 'application', id: taken.id, label: taken.number } })
  const { cents, method, made_at: at, transaction_id: transaction, device, cashier, status } = taken
  const receipt = { application: taken, cents, at, transaction, method, cashier: `${device}, ${cashier}` }
  const warning = status === 'reversed' ? 'givenBack' : undefined
  const stream = await makeFeeReceiptPdf({ ...receipt, warning }, await capabilities.readParameters(trx))
  return { stream, media_type: 'application/pdf', file_name: `potrdilo-upravna-taksa-${taken.number}.pdf` }
})
