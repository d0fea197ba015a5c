import { mostReconciledItems, type ReconciledAccount, readReconciliation } from '@dovolilnice/contract/accounting/operations'
import { type ReconciledPlace, reconciledPlaces } from '@dovolilnice/contract/accounting/reconciliation'
import type { ClearingItem } from '@dovolilnice/contract/payments/clearing/clearing'
import { startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import type { Db } from '../../../platform/database/db.ts'
import { readLedger } from '../accounts/ledger-accounts.ts'
import { type BookedSums, readBookedSums } from './booked-sums.ts'
import { type FoundItem, readItemsOf } from './reconciled-items.ts'
import { implement } from '../../../platform/http/context.ts'

const ofClearing = ({ id, kind, label, day, cents }: ClearingItem): FoundItem => ({
  ...{ id, kind, label, name: null, day, cents, iban: null },
  type: kind === 'change_money' ? null : kind,
})

type Items = ReadonlyMap<ReconciledPlace, readonly FoundItem[]>

/** What makes up each account at an instant. */
const readItems = async (db: Db, at: Date, own: string | null, lying: readonly ClearingItem[]): Promise<Items> =>
  new Map<ReconciledPlace, readonly FoundItem[]>([
    ['bank', await readItemsOf(db, 'bank', at, own)],
    ['cash', await readItemsOf(db, 'cash', at, own)],
    ['receivables', await readItemsOf(db, 'receivables', at, own)],
    ['unallocated', await readItemsOf(db, 'unallocated', at, own)],
    ...(['cash_in_transit', 'card_terminal', 'card_online', 'machine_coins'] as const).map(
      (place) => [place, lying.filter((item) => item.place === place).map(ofClearing)] as const,
    ),
  ])

const present = ({ id, type, kind, label, name, day, cents }: FoundItem) => ({
  ...{ key: `${kind} ${id}`, kind, label, name, day, cents },
  opens: type === null ? null : { type, id },
})

const accountOf = (
  place: ReconciledPlace,
  iban: string | null,
  { opening, debit, credit }: Pick<BookedSums, 'opening' | 'debit' | 'credit'>,
  items: readonly FoundItem[],
): Omit<ReconciledAccount, 'name' | 'account'> => {
  const balance = opening + debit - credit
  const isKnown = place !== 'bank' || items.some(({ kind }) => kind === 'statement')
  return {
    ...{ place, iban, opening_cents: opening, debit_cents: debit, credit_cents: credit, balance_cents: balance },
    items: items.slice(0, mostReconciledItems).map(present),
    item_count: items.length,
    unexplained_cents: isKnown ? balance - items.reduce((sum, { cents }) => sum + cents, 0) : null,
  }
}

const added = (rows: readonly BookedSums[]) => ({
  opening: rows.reduce((sum, { opening }) => sum + opening, 0),
  debit: rows.reduce((sum, { debit }) => sum + debit, 0),
  credit: rows.reduce((sum, { credit }) => sum + credit, 0),
})

export const handleReadReconciliation = implement(readReconciliation, async ({ body }, { db, capabilities, record }) => {
  const { from, until } = body
  record({ after: { journal_from: from, journal_until: until } })
  const end = startOfLocalDay(until)
  const sums = await readBookedSums(db, { from: startOfLocalDay(from), until: end })
  const { money } = await capabilities.readParameters(db)
  const own = money.iban || null
  const items = await readItems(db, end, own, await capabilities.readOpenClearings(db, { at: new Date(end.getTime() - 1) }))
  const ledger = await readLedger(db)
  /** What no statement has belongs to the account of today; a town that has changed its bank has several. */
  const at = ({ iban }: { iban: string | null }): string | null => iban ?? own
  const ofBank = [...sums.filter(({ place }) => place === 'bank'), ...(items.get('bank') ?? [])].map(at)
  const ibans = new Set([...(own === null && ofBank.length > 0 ? [] : [own]), ...ofBank.toSorted()])
  return {
    accounts: reconciledPlaces.flatMap((place) =>
      (place === 'bank' ? [...ibans] : [null]).map((iban) => {
        const isHere = (one: { iban: string | null }) => place !== 'bank' || at(one) === iban
        const booked = added(sums.filter((one) => one.place === place && isHere(one)))
        const named = ledger.get(place) ?? { name: { sl: place, en: place }, account: '' }
        return { ...named, ...accountOf(place, iban, booked, (items.get(place) ?? []).filter(isHere)) }
      }),
    ),
  }
})
