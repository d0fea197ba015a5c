import { OperationError } from '@dovolilnice/contract/errors'
import type { getPayment } from '@dovolilnice/contract/payments/get-payment'
import type { OpenApplication } from '@dovolilnice/contract/payments/payment'
import type { Db } from '../../../platform/database/tables.ts'
import type { ReadHandler } from '../../../platform/http/context.ts'
import type { PayableApplication } from '../payable-queries.ts'
import { readAllPayables } from '../payable-queries.ts'
import { subjectOf } from '../payment-record.ts'
import { paymentRows, presentPayment } from './payment-rows.ts'

/** An application as a clerk sees it beside a payment. */
export const presentPayable = ({
  application_id: id,
  covers,
  number,
  name,
  fee_cents,
  open_cents,
  status,
}: PayableApplication): OpenApplication => ({
  id,
  covers,
  number,
  name,
  fee_cents,
  open_cents,
  status,
})

const readAllocations = async (db: Db, paymentId: string) => {
  const rows = await db
    .selectFrom('payment_allocation')
    .innerJoin('application', 'application.id', 'payment_allocation.application_id')
    .leftJoin('app_user', 'app_user.id', 'payment_allocation.made_by')
    .select([
      'payment_allocation.id',
      'payment_allocation.covers',
      'payment_allocation.cents',
      'payment_allocation.made_at',
      'payment_allocation.undone_at',
      'payment_allocation.undo_reason',
      'application.id as application_id',
      'application.number',
      'application.name',
      'app_user.name as made_by_name',
    ])
    .where('payment_id', '=', paymentId)
    .orderBy('payment_allocation.made_at')
    .orderBy('payment_allocation.id')
    .execute()
  return rows.map(({ application_id: id, number, name, ...allocation }) => ({ ...allocation, application: { id, number, name } }))
}

const readStatement = (db: Db, id: string | null) =>
  id === null ? undefined : db.selectFrom('bank_statement').select(['id', 'bank_id', 'file_name']).where('id', '=', id).executeTakeFirst()

export const handleGetPayment: ReadHandler<typeof getPayment> = async ({ params }, { db, user, record, capabilities }) => {
  const row = await paymentRows(db)
    .select(['payment.value_on', 'payment.reversal', 'payment.statement_id', 'payment.candidates'])
    .where('payment.id', '=', params.id)
    .executeTakeFirst()
  if (row === undefined) throw new OperationError('not_found')
  record({ subject: subjectOf(row) })
  const { money } = await capabilities.readParameters(db)
  const candidates = row.candidates.length === 0 ? [] : await readAllPayables(db, money, { ids: row.candidates })
  return {
    ...presentPayment(row, user.permissions.includes('payments:write')),
    value_on: row.value_on,
    reversal: row.reversal,
    statement: (await readStatement(db, row.statement_id)) ?? null,
    allocations: await readAllocations(db, row.id),
    candidates: candidates.map(presentPayable),
  }
}
