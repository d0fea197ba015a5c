import { OperationError } from '@dovolilnice/contract/errors'
import type { getPayment } from '@dovolilnice/contract/payments/get-payment'
import type { OpenApplication } from '@dovolilnice/contract/payments/payment'
import { isPaymentActionLegal } from '@dovolilnice/contract/payments/payment-status'
import { sql } from 'kysely'
import type { Db, Row } from '../../../platform/database/tables.ts'
import type { ReadHandler } from '../../../platform/http/context.ts'
import type { PayableApplication } from '../payable-queries.ts'
import { readAllPayables } from '../payable-queries.ts'
import { subjectOf } from '../payment-record.ts'
import { readHeld } from '../undo-allocations.ts'
import { findReversed, mayReverse } from '../upload/find-reversed.ts'
import type { Movement } from '../upload/find-reversed.ts'
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

const otherPayments = (db: Db, ids: readonly string[]) =>
  paymentRows(db)
    .where('payment.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()

type OtherPayment = Awaited<ReturnType<typeof otherPayments>>[number]

const presentOther = ({ id, booked_on, cents, payer_name, payer_iban, reference, applications }: OtherPayment) => ({
  ...{ id, booked_on, cents, payer_name, payer_iban, reference },
  application_numbers: applications.map(({ number }) => number).join(', '),
})

/** What the bank may have taken back by a movement, what it names first. */
const readMayReverse = async (db: Db, movement: Movement) => {
  const { payments } = await findReversed(db, movement)
  const named = payments.map(({ id }) => id)
  const ids = [...new Set([...named, ...(await mayReverse(db, movement)).map(({ id }) => id)])].slice(0, 20)
  const rows = await otherPayments(db, ids)
  const held = await readHeld(db, ids)
  return ids.flatMap((id) =>
    rows.filter((row) => row.id === id).map((row) => ({ ...presentOther(row), named: named.includes(id), used: held.has(id) })),
  )
}

const readCounterpart = async (db: Db, { id, reverses_id: other }: Pick<Row<'payment'>, 'id' | 'reverses_id'>) => {
  const row = await db
    .selectFrom('payment')
    .select('id')
    .where((is) => is.or([is('reverses_id', '=', id), ...(other === null ? [] : [is('id', '=', other)])]))
    .executeTakeFirst()
  const [found] = row === undefined ? [] : await otherPayments(db, [row.id])
  return found === undefined ? null : presentOther(found)
}

export const handleGetPayment: ReadHandler<typeof getPayment> = async ({ params }, { db, user, record, capabilities }) => {
  const row = await paymentRows(db)
    .select(['payment.value_on', 'payment.statement_id', 'payment.candidates', 'payment.reverses_id'])
    .select(['payment.payer_mark', 'payment.bank_references'])
    .where('payment.id', '=', params.id)
    .executeTakeFirst()
  if (row === undefined) throw new OperationError('not_found')
  record({ subject: subjectOf(row) })
  const { money } = await capabilities.readParameters(db)
  const candidates = row.candidates.length === 0 ? [] : await readAllPayables(db, money, { ids: row.candidates })
  const presented = presentPayment(row, user.permissions.includes('payments:write'))
  return {
    ...presented,
    value_on: row.value_on,
    counterpart: await readCounterpart(db, row),
    may_reverse: isPaymentActionLegal(row, 'take_back') ? await readMayReverse(db, row) : [],
    statement: (await readStatement(db, row.statement_id)) ?? null,
    allocations: await readAllocations(db, row.id),
    candidates: candidates.map(presentPayable),
  }
}
