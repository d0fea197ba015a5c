import { matchPayments, numbersOfPayments } from '@dovolilnice/contract/money/bank/match-payments'
import type { Match } from '@dovolilnice/contract/money/bank/matching'
import type { ReferenceRule } from '@dovolilnice/contract/money/bank/reference'
import { v7 } from 'uuid'
import { type Trx, insertRow, sql } from '../../../platform/database/db.ts'
import { inPieces } from '../put-to-applications.ts'
import { readAllPayables } from '../payable-queries.ts'
import type { StatementEntry } from '../read/statement.ts'

/** A movement that no earlier statement had. */
export interface NewEntry extends StatementEntry {
  id: string
  statement_id: string
}

/** The movements that are not recorded yet, each once. */
export const newEntriesOf = async (trx: Trx, entries: readonly (StatementEntry & { statement_id: string })[]): Promise<NewEntry[]> => {
  const known = new Set<string | null>()
  for (const piece of inPieces(entries, 5_000)) {
    const keys = piece.map(({ key }) => key)
    const rows = await trx
      .selectFrom('payment')
      .select('entry_key')
      .where('entry_key', '=', sql<string>`any(${keys}::text[])`)
      .execute()
    for (const { entry_key: key } of rows) known.add(key)
  }
  return entries.flatMap((entry) => {
    if (known.has(entry.key)) return []
    known.add(entry.key)
    return [{ ...entry, id: v7() }]
  })
}

/** A new movement with what it is for. */
export interface MatchedEntry {
  entry: NewEntry
  match: Match
}

/** What each new movement is for, judged by the applications that wait to be paid and by those that the references name. */
export const matchEntries = async (trx: Trx, entries: readonly NewEntry[], rule: ReferenceRule): Promise<MatchedEntry[]> => {
  const payables = await readAllPayables(trx, rule, { waiting: true, numbers: numbersOfPayments(entries) })
  const matches = matchPayments(entries, payables)
  return entries.flatMap((entry, index) => {
    const match = matches[index]
    return match === undefined ? [] : [{ entry, match }]
  })
}

/** Writes new movements as payments. The unique key refuses one that another process has written meanwhile. */
export const insertPayments = async (trx: Trx, matched: readonly MatchedEntry[], now: Date): Promise<void> => {
  for (const piece of inPieces(matched)) {
    const rows = piece.map(({ entry: { key, ...entry }, match: { status, candidates } }) => ({
      ...entry,
      source: 'bank' as const,
      entry_key: key,
      status,
      candidates: candidates.slice(0, 20),
      created_at: now,
      updated_at: now,
    }))
    await insertRow(trx, 'payment', rows)
  }
}
