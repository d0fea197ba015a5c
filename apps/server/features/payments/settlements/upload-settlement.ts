import { invalidField } from '@dovolilnice/contract/errors'
import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import { listSettlements, type Settlement, uploadSettlement } from '@dovolilnice/contract/payments/settlements/settlements'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { announce } from '../../../platform/database/notify.ts'
import { type Db, type Trx, insertRow, updateRow, sql } from '../../../platform/database/db.ts'
import { type Prepare, type ReceivedFile, type SignedInContext, implementPrepared, implement } from '../../../platform/http/context.ts'
import { auditPayment, changePayment, lockPayment, lockPayments, type PaymentRecord, subjectOf } from '../payment-record.ts'
import { inPieces } from '../put-to-applications.ts'
import { StatementError } from '../read/statement.ts'
import { recordOnlinePayment } from '../record-online-payment.ts'
import { isHeld, takeBack } from '../upload/take-back-reversed.ts'
import { clearSettlements } from './clear-settlements.ts'
import { readSettlement, type SettlementLine, type SettlementReport } from './read-settlement.ts'

interface ReadReport extends SettlementReport {
  file: ReceivedFile
}

/** Reads the uploaded report before the transaction. @throws OperationError `validation` at the field of the file, with what is wrong */
const readSettlementFile: Prepare<typeof uploadSettlement, ReadReport> = async (_, context) => {
  const [file, ...more] = context.files
  try {
    if (file === undefined || more.length > 0) throw new StatementError('statement_missing')
    return { ...(await readSettlement(await context.storage.open(file.storage_key))), file }
  } catch (error) {
    if (!(error instanceof StatementError)) throw error
    throw invalidField(file?.field ?? 'file', error.rule, context.locale, error.values)
  }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const uuidsOf = (values: readonly (string | null)[]): string[] =>
  values.filter((value): value is string => value !== null && uuid.test(value))

interface OnlinePaid {
  id: string
  cents: number
  application_id: string
  covers: PaidPart
  /** What came again for the order when a chargeback was reversed, the oldest first. */
  again: string[]
}

/** The card payments that the lines name by their order. */
const readPaid = async (trx: Trx, lines: readonly SettlementLine[]) => {
  const found = new Map<string, OnlinePaid>()
  for (const piece of inPieces(uuidsOf(lines.map(({ order_id: order }) => order)))) {
    const rows = await trx
      .selectFrom('online_payment')
      .innerJoin('payment', 'payment.id', 'online_payment.payment_id')
      .select(['payment.id', 'payment.cents', 'online_payment.id as order', 'online_payment.application_id', 'online_payment.covers'])
      .where('online_payment.id', '=', sql<string>`any(${piece}::uuid[])`)
      .execute()
    for (const { order, ...row } of rows) found.set(order, { ...row, again: [] })
    const again = await trx
      .selectFrom('settlement_line')
      .select(['order_id', 'item_id'])
      .where('order_id', '=', sql<string>`any(${piece}::text[])`)
      .where('kind', '=', 'chargeback_reversed')
      .where('item_id', 'is not', null)
      .orderBy('report_id')
      .orderBy('position')
      .execute()
    for (const { order_id: order, item_id: id } of again) if (id !== null) found.get(order ?? '')?.again.push(id)
  }
  return found
}

/** Refunds to cards by their id, which is what the provider was told to call them. */
const readRefunds = async (trx: Trx, lines: readonly SettlementLine[]): Promise<Map<string, number>> => {
  const found = new Map<string, number>()
  const ids = uuidsOf(lines.filter(({ kind }) => kind === 'refund').map(({ order_id: order }) => order))
  for (const piece of inPieces(ids)) {
    const rows = await trx
      .selectFrom('refund')
      .select(['id', 'cents'])
      .where('id', '=', sql<string>`any(${piece}::uuid[])`)
      .where('online_payment_id', 'is not', null)
      .execute()
    for (const { id, cents } of rows) found.set(id, cents)
  }
  return found
}

/** A line with its place among all reports: one dispute may move the same payment twice under one transaction, in one batch or two. */
type ReportedLine = SettlementLine & { key: string }

const isLive = ({ status }: PaymentRecord): boolean => status !== 'reversed' && status !== 'removed' && status !== 'ignored'

/** Which of the payments of an order a chargeback takes: the last one that has as much; otherwise the first, for a clerk to see. */
const lockCharged = async ({ trx, ...context }: SignedInContext, { id, again }: OnlinePaid, cents: number): Promise<PaymentRecord> => {
  for (const other of again.toReversed()) {
    const payment = await lockPayment(trx, context, other)
    if (isLive(payment) && cents <= payment.kept_cents) return payment
  }
  return lockPayment(trx, context, id)
}

/**
 * A payer's bank has taken a card payment back, or a part of it: it pays that no more, or waits for a clerk where a permit, an invoice or a refund hangs
 * on it.
 * @returns the movement
 */
const recordChargeback = async (context: SignedInContext, paid: OnlinePaid, line: ReportedLine): Promise<string> => {
  const { trx, now } = context
  const cents = -line.gross_cents
  const payment = await lockCharged(context, paid, cents)
  const id = v7()
  const { reference, payer_name, candidates } = payment
  const told = {
    purpose: 'Zavrnjeno plačilo s kartico (chargeback)',
    transaction_id: line.transaction_id,
    reference,
    payer_name,
    candidates,
  }
  await insertRow(trx, 'payment', {
    ...{ id, source: 'card_online', direction: 'debit', entry_key: line.key, ...told },
    ...{ booked_on: localDayOf(now), cents, currency: 'EUR', reversal: true, status: 'ambiguous', created_at: now, updated_at: now },
  })
  if (isLive(payment) && cents <= payment.kept_cents && !(await isHeld(trx, payment, cents))) {
    await takeBack(context, { id, cents }, payment)
    await updateRow(trx, 'payment', id, { status: 'reversed', to_see: true })
  }
  return id
}

/** A chargeback of an application that waits for a clerk, because a permit, an invoice or a refund hangs on what it would take back. */
const findWaiting = (trx: Trx, applicationId: string, cents: number) =>
  trx
    .selectFrom('payment')
    .selectAll()
    .where('source', '=', 'card_online')
    .where('direction', '=', 'debit')
    .where('reversal', '=', true)
    .where('status', '=', 'ambiguous')
    .where('cents', '=', cents)
    .where('candidates', '@>', sql<string[]>`${[applicationId]}::uuid[]`)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

const reversedReason = 'Zavrnitev plačila s kartico je razveljavljena'

/**
 * The provider brings back what a chargeback took. Where that took nothing from the application yet, both are set aside: the payment pays as before, and
 * nothing is left over.
 * @returns the movement
 */
const recordReversed = async (context: SignedInContext, payment: OnlinePaid, line: ReportedLine & { transaction_id: string }) => {
  const { trx, now } = context
  const { gross_cents: cents, transaction_id } = line
  const { application_id, covers } = payment
  const waiting = await findWaiting(trx, application_id, cents)
  if (waiting === undefined) {
    const again = { application_id, covers, cents, transaction_id, key: line.key, purpose: reversedReason }
    const made = await recordOnlinePayment(trx, context, again)
    payment.again.push(made.id)
    return made.id
  }
  const id = v7()
  const aside = { status: 'ignored', reason: reversedReason } as const
  const after = await changePayment(trx, waiting, aside, now)
  await context.recordAlso('payment:ignore', { subject: subjectOf(waiting), before: auditPayment(waiting), after: auditPayment(after) })
  const { reference, payer_name, candidates } = waiting
  await insertRow(trx, 'payment', {
    ...{ id, source: 'card_online', direction: 'credit', entry_key: line.key, ...aside, purpose: reversedReason, transaction_id },
    ...{ booked_on: localDayOf(now), cents, currency: 'EUR', reference, payer_name, candidates, created_at: now, updated_at: now },
  })
  return id
}

/** The payment or refund that a line is, of just that amount; null where none is known. What a chargeback moves is recorded. */
const itemOf = async (
  context: SignedInContext,
  line: ReportedLine,
  { paid, refunds }: { paid: Awaited<ReturnType<typeof readPaid>>; refunds: ReadonlyMap<string, number> },
): Promise<string | null> => {
  const { kind, order_id: order, gross_cents: cents, transaction_id: transaction } = line
  if (kind === 'refund') return order !== null && refunds.get(order) === -cents ? order : null
  const payment = paid.get(order ?? '')
  if (payment === undefined || kind === 'fee' || kind === 'other') return null
  if (kind === 'payment') return payment.cents === cents ? payment.id : null
  if (transaction === null || cents === 0) return null
  if (kind === 'chargeback') return recordChargeback(context, payment, line)
  return recordReversed(context, payment, { ...line, transaction_id: transaction })
}

const settlements = (db: Db) =>
  db
    .selectFrom('settlement_report as report')
    .leftJoin('app_user', 'app_user.id', 'report.uploaded_by')
    .leftJoin('clearing', (join) => join.onRef('clearing.report_id', '=', 'report.id').on('clearing.undone_at', 'is', null))
    .select([
      'report.id',
      'report.merchant',
      'report.batch',
      'report.file_name',
      'report.uploaded_at',
      'report.net_cents',
      'report.fee_cents',
    ])
    .select(['app_user.name as uploaded_by_name', 'clearing.payment_id'])
    .select([
      sql<boolean>`clearing.id is not null`.as('is_cleared'),
      sql<number>`(select count(*) from settlement_line where report_id = report.id)`.as('lines'),
      sql<number>`(select count(*) from settlement_line where report_id = report.id and kind = 'chargeback')`.as('chargebacks'),
      sql<Settlement['unmatched']>`coalesce((
        select jsonb_agg(jsonb_build_object('type', type, 'order', order_id, 'transaction', transaction_id, 'cents', gross_cents) order by position)
        from settlement_line where report_id = report.id and item_id is null and kind not in ('fee', 'other')), '[]'::jsonb)`.as(
        'unmatched',
      ),
    ])
    .orderBy('report.id', 'desc')

export const handleListSettlements = implement(listSettlements, async (_, { db }) => ({
  settlements: await settlements(db).limit(100).execute(),
}))

/** Records a report with what each line is, and clears its payout if that has come. */
export const handleUploadSettlement = implementPrepared(uploadSettlement, readSettlementFile, async (_, context, read) => {
  const { trx, now, user, locale, storage } = context
  await lockPayments(trx)
  const { file, lines, ...report } = read
  const keyOf = (position: number): string => `card_online ${report.merchant} ${report.batch} ${position}`
  const known = await trx
    .selectFrom('settlement_report')
    .select('id')
    .where('merchant', '=', report.merchant)
    .where('batch', '=', report.batch)
    .executeTakeFirst()
  if (known !== undefined) throw invalidField(file.field, 'settlement_known', locale)
  const id = v7()
  const { file_name, sha256 } = file
  await insertRow(trx, 'settlement_report', { id, ...report, file_name, sha256, uploaded_at: now, uploaded_by: user.id })
  const books = { paid: await readPaid(trx, lines), refunds: await readRefunds(trx, lines) }
  const rows = []
  for (const [position, line] of lines.entries())
    rows.push({ ...line, id: v7(), report_id: id, position, item_id: await itemOf(context, { ...line, key: keyOf(position) }, books) })
  for (const piece of inPieces(rows)) await insertRow(trx, 'settlement_line', piece)
  await clearSettlements(trx, now)
  await announce(trx, 'payments')
  const shown = await settlements(trx).where('report.id', '=', id).executeTakeFirstOrThrow()
  const { net_cents: cents, chargebacks, unmatched } = shown
  context.record({
    subject: { type: 'settlement', id, label: `${report.merchant} ${report.batch}` },
    after: { entries: lines.length, cents, kept_cents: report.fee_cents, chargebacks, unmatched: unmatched.length },
  })
  await storage.remove(file.storage_key)
  return shown
})
