import { uploadStatement } from '@dovolilnice/contract/payments/statements/upload-statement'
import { v7 } from 'uuid'
import { announce } from '../../../platform/database/notify.ts'
import { type Trx, insertRow, updateRow, sql } from '../../../platform/database/db.ts'
import { type SignedInContext, implementPrepared } from '../../../platform/http/context.ts'
import { allocate } from '../allocate.ts'
import { recogniseClearings } from '../clear/clear-payment.ts'
import { lockPayments } from '../payment-record.ts'
import { inPieces } from '../put-to-applications.ts'
import { clearSettlements } from '../settlements/clear-settlements.ts'
import { settlePaidJob } from '../settle/settle-paid.ts'
import { type ReadStatement, readUploadOf, readStatementFile } from './read-upload.ts'
import { insertPayments, matchEntries, newEntriesOf, type MatchedEntry } from './record-entries.ts'
import { takeBackReversed } from './take-back-reversed.ts'

/** The statements of a file with their ids. */
const numbered = ({ statements }: ReadStatement) => statements.map((statement) => ({ ...statement, id: v7() }))

/** What the movements of a statement add up to; null where some are in another currency than its account. */
const sumOfMovements = ({ entries }: Pick<ReadStatement['statements'][number], 'entries'>): number | null =>
  entries.every(({ currency }) => currency === 'EUR')
    ? entries.reduce((sum, { direction, cents }) => sum + (direction === 'credit' ? cents : -cents), 0)
    : null

const insertStatements = async (
  { trx, now, user }: SignedInContext,
  { format, file }: ReadStatement,
  statements: ReturnType<typeof numbered>,
  added: ReadonlyMap<string, number>,
): Promise<string> => {
  const uploadId = v7()
  const rows = statements.map(({ id, bank_id, iban, opening_cents, closing_cents, from_on, until_on, sequence_nr, entries }) => ({
    ...{ id, from_on, until_on, sequence_nr, movement_cents: sumOfMovements({ entries }) },
    upload_id: uploadId,
    file_name: file.file_name,
    sha256: file.sha256,
    format,
    bank_id,
    iban,
    opening_cents,
    closing_cents,
    entries: entries.length,
    added: added.get(id) ?? 0,
    uploaded_at: now,
    uploaded_by: user.id,
  }))
  await insertRow(trx, 'bank_statement', rows)
  return uploadId
}

/** Which movements pay a refund. */
const readRefunding = async (trx: Trx, entries: readonly { id: string }[]): Promise<string[]> => {
  const found: string[] = []
  for (const piece of inPieces(
    entries.map(({ id }) => id),
    5_000,
  )) {
    const rows = await trx
      .selectFrom('refund')
      .select('paid_by_id')
      .where('paid_by_id', '=', sql<string>`any(${piece}::uuid[])`)
      .execute()
    found.push(...rows.flatMap(({ paid_by_id: id }) => id ?? []))
  }
  return found
}

/**
 * Refunds that the bank has paid or brought back, and what brings or takes cards, coins and cash of drawers. What pays a refund a second time waits for a
 * clerk.
 */
const recordOwnMoney = async (context: SignedInContext, matched: readonly MatchedEntry[]): Promise<void> => {
  const { trx, now, capabilities } = context
  const entries = matched.map(({ entry }) => entry)
  const outgoing = entries.filter(({ direction, reversal }) => direction === 'debit' && !reversal)
  const again = await capabilities.settleRefunds(context, outgoing)
  if (again.length > 0) await trx.updateTable('payment').set({ status: 'unknown' }).where('id', 'in', again).execute()
  const incoming = matched.filter(({ entry, match }) => entry.direction === 'credit' && match.allocations.length === 0)
  const returned = await capabilities.returnRefunds(
    context,
    incoming.map(({ entry }) => entry),
  )
  const own = incoming.filter(({ entry, match }) => match.candidates.length === 0 && !returned.has(entry.id))
  const ofRefunds = new Set([...again, ...(await readRefunding(trx, outgoing))])
  const unsaid = [...own.map(({ entry }) => entry), ...outgoing.filter(({ id }) => !ofRefunds.has(id))]
  const cleared = await recogniseClearings(
    context,
    unsaid.filter(({ currency }) => currency === 'EUR'),
  )
  const known = [...[...returned].map(([id, number]) => [id, `Vrnjeno vračilo ${number}`] as const), ...cleared]
  for (const [id, reason] of known) await updateRow(trx, 'payment', id, { status: 'ignored', reason, updated_at: now })
  await clearSettlements(trx, now)
}

const countByStatement = (entries: readonly { statement_id: string }[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { statement_id: id } of entries) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

export const handleUploadStatement = implementPrepared(uploadStatement, readStatementFile, async (_, context, read) => {
  const { trx, now, capabilities, storage } = context
  await lockPayments(trx)
  const statements = numbered(read)
  const all = statements.flatMap(({ id, entries }) => entries.map((entry) => ({ ...entry, statement_id: id })))
  const entries = await newEntriesOf(trx, all)
  const uploadId = await insertStatements(context, read, statements, countByStatement(entries))
  const { money } = await capabilities.readParameters(trx)
  const matched = await matchEntries(trx, entries, money)
  await insertPayments(trx, matched, now)
  const allocations = matched.flatMap(({ entry, match }) => match.allocations.map((one) => ({ ...one, payment_id: entry.id })))
  await allocate(trx, context, allocations, { userId: null, now })
  // One that is approved at this moment does not see them: the job does.
  if (matched.some(({ match }) => match.status === 'early')) await context.send(trx, settlePaidJob, {}, { singletonKey: 'settle-paid' })
  await takeBackReversed(context, entries)
  await recordOwnMoney(context, matched)
  await announce(trx, 'payments')
  context.record({
    subject: { type: 'statement', id: uploadId, label: read.file.file_name },
    after: { format: read.format, entries: all.length, added: entries.length },
  })
  // The books are the payments; the file was read whole and is not kept.
  await storage.remove(read.file.storage_key)
  return readUploadOf(trx, uploadId)
})
