import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { orderRefunds, readRefundOrder } from '@dovolilnice/contract/refunds/operations'
import { v7 } from 'uuid'
import { nextNumber } from '../../../platform/database/next-number.ts'
import { type Trx, insertRow } from '../../../platform/database/db.ts'
import { auditRefund, type RefundRecord, stepRefund, subjectOf } from '../refund-record.ts'
import { creditTransferFile } from './credit-transfer-file.ts'
import { implement } from '../../../platform/http/context.ts'

/** Approved refunds, the oldest first, locked: two people who order at once make two orders with nothing in both. */
const lockApproved = (trx: Trx) =>
  trx
    .selectFrom('refund')
    .selectAll()
    .where('status', '=', 'approved')
    .where('online_payment_id', 'is', null)
    .orderBy('proposed_at')
    .orderBy('id')
    .forUpdate()
    .execute()

const transferOf = ({ number, cents, payee_name: name, iban }: RefundRecord) => ({
  number,
  cents,
  name: name ?? '',
  iban: iban ?? '',
  purpose: `Vračilo ${number}`,
})

/** One order of all approved refunds, stored as the file that the bank gets. */
export const handleOrderRefunds = implement(orderRefunds, async (_, context) => {
  const { trx, now, user, capabilities, record } = context
  const { municipality, money } = await capabilities.readParameters(trx)
  if (money.iban === '') throw new OperationError('no_account')
  const refunds = await lockApproved(trx)
  if (refunds.length === 0) throw new OperationError('nothing_to_order')
  const number = await nextNumber(trx, 'N', Number(localDayOf(now).slice(0, 4)))
  const total = refunds.reduce((sum, { cents }) => sum + cents, 0)
  const xml = creditTransferFile(number, { name: municipality.name, iban: money.iban, bic: money.bic }, refunds.map(transferOf), now)
  const order = { id: v7(), number, total_cents: total, xml, made_at: now, made_by: user.id, voided_at: null }
  await insertRow(trx, 'refund_order', order)
  for (const refund of refunds) {
    const after = await stepRefund(trx, refund, 'order', { order_id: order.id }, now)
    await context.recordAlso('refund:order', { subject: subjectOf(after), before: auditRefund(refund), after: auditRefund(after) })
  }
  record({ subject: { type: 'refund_order', id: order.id, label: number }, after: { refunds: refunds.length, total_cents: total } })
  return { id: order.id, number, refunds: refunds.length, total_cents: total }
})

export const handleReadRefundOrder = implement(readRefundOrder, async ({ params }, { trx, record }) => {
  const order = await trx
    .selectFrom('refund_order')
    .select(['id', 'number', 'xml', 'voided_at'])
    .where('id', '=', params.id)
    .executeTakeFirst()
  if (order === undefined || order.xml === '') throw new OperationError('not_found')
  if (order.voided_at !== null) throw new OperationError('order_void')
  record({ subject: { type: 'refund_order', id: order.id, label: order.number } })
  return { stream: Buffer.from(order.xml), media_type: 'application/xml', file_name: `nalog-${order.number}.xml` }
})
