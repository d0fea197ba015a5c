import { dividedReferences } from '@dovolilnice/contract/money/bank/reference'
import { createHash } from 'node:crypto'
import type { StatementEntry } from './statement.ts'

/** A movement before it has its key, with what the bank knows it by. */
export type KeylessEntry = Omit<StatementEntry, 'key'> & {
  /** The bank's reference of the movement (AcctSvcrRef); null where it gives none. */
  bank_reference: string | null
  /** The other party of what is taken back, where the file names both: the account itself may be either. */
  counterparty: Pick<StatementEntry, 'payer_name' | 'payer_iban'> | null
  /** The place in its batch, from 0; null for a movement of its own. */
  batch_index: number | null
}

/** What never differs between two statements with the same movement: the bank's reference or, without one, all that the bank tells. */
const identityOf = (iban: string, entry: KeylessEntry): unknown[] => {
  const { bank_reference: reference, batch_index: index, booked_on, direction, reversal, cents, currency } = entry
  const shared = [iban, booked_on, direction, reversal, cents, currency]
  if (reference !== null) return [...shared, 'bank', reference, index]
  // The first reference alone: only that one was read before payments with several were known.
  const [named = null] = dividedReferences(entry.reference)
  return [...shared, 'content', entry.payer_name, entry.payer_iban, named, entry.purpose, entry.payer_mark]
}

/** Banks write this where the payer gave the payment no mark. */
const noMark = /^(not ?provided|not ?available|none?|nonref|n\/a|0+)$/i

/** A movement as it is recorded: who is on the other side, which is never the account itself, and the mark only where it is one. */
const recorded = (iban: string, { bank_reference, batch_index, counterparty, payer_mark: mark, ...entry }: KeylessEntry) => ({
  ...entry,
  ...(counterparty !== null && (entry.payer_iban === iban || (entry.payer_iban ?? entry.payer_name) === null) && counterparty),
  payer_mark: mark === null || noMark.test(mark) ? null : mark,
})

/**
 * Gives the movements of one statement their keys. Two movements that are equal in everything are told apart by how many came before in the
 * statement: a statement has all movements of a day, so the same ones come in the same number and order in the next that holds this day.
 */
export const withKeys = (iban: string, entries: readonly KeylessEntry[]): StatementEntry[] => {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const identity = JSON.stringify(identityOf(iban, entry))
    const before = seen.get(identity) ?? 0
    seen.set(identity, before + 1)
    return { ...recorded(iban, entry), key: createHash('sha256').update(`${identity}#${before}`).digest('hex') }
  })
}
