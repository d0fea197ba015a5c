import { type Booking, sumOfSide } from '@dovolilnice/contract/accounting/journal'
import { mostReconciledItems, type ReconciledAccount, type readReconciliation } from '@dovolilnice/contract/accounting/operations'
import { type ReconciledPlace, reconciledPlaces } from '@dovolilnice/contract/accounting/reconciliation'
import type { ClearingItem } from '@dovolilnice/contract/payments/clearing/clearing'
import { addMonths, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/tables.ts'
import type { ReadHandler } from '../../../platform/http/context.ts'
import { readLedger } from '../accounts/ledger-accounts.ts'
import { readEntries } from '../journal/read-entries.ts'
import { type FoundItem, readItemsOf } from './reconciled-items.ts'

/** The day of the first record of money; a day later where there is none. */
const firstDay = async (db: Db, until: string): Promise<string> => {
  const { first } = await db
    .selectNoFrom(
      sql<Date | null>`least((select min(created_at) from payment), (select min(issued_at) from invoice), (select min(recorded_at) from machine_emptying),
        (select min(made_at) from drawer_movement))`.as('first'),
    )
    .executeTakeFirstOrThrow()
  return first === null ? until : localDayOf(first)
}

/** Debit less credit of each place over all that was before a day, a quarter at a time: entries of ten years are not held at once. */
const readOpenings = async (db: Db, until: string): Promise<Map<string, number>> => {
  const balances = new Map<string, number>()
  for (let from = await firstDay(db, until); from < until;) {
    const quarter = addMonths(from, 3)
    const next = quarter < until ? quarter : until
    for (const { bookings } of await readEntries(db, { from: startOfLocalDay(from), until: startOfLocalDay(next) }))
      for (const { place, side, cents } of bookings) balances.set(place, (balances.get(place) ?? 0) + (side === 'debit' ? cents : -cents))
    from = next
  }
  return balances
}

const ofClearing = ({ id, kind, label, day, cents }: ClearingItem): FoundItem => ({
  ...{ id, kind, label, name: null, day, cents },
  type: kind === 'change_money' ? null : kind,
})

type Items = ReadonlyMap<ReconciledPlace, readonly FoundItem[]>

/** What makes up each account at an instant. */
const readItems = async (db: Db, at: Date, lying: readonly ClearingItem[]): Promise<Items> =>
  new Map<ReconciledPlace, readonly FoundItem[]>([
    ['bank', await readItemsOf(db, 'bank', at)],
    ['cash', await readItemsOf(db, 'cash', at)],
    ['receivables', await readItemsOf(db, 'receivables', at)],
    ['unallocated', await readItemsOf(db, 'unallocated', at)],
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
  opening: number,
  booked: readonly Booking[],
  items: readonly FoundItem[],
): Omit<ReconciledAccount, 'name' | 'account'> => {
  const [debit, credit] = [sumOfSide(booked, 'debit'), sumOfSide(booked, 'credit')]
  const balance = opening + debit - credit
  const isKnown = place !== 'bank' || items.some(({ kind }) => kind === 'statement')
  return {
    ...{ place, opening_cents: opening, debit_cents: debit, credit_cents: credit, balance_cents: balance },
    items: items.slice(0, mostReconciledItems).map(present),
    item_count: items.length,
    unexplained_cents: isKnown ? balance - items.reduce((sum, { cents }) => sum + cents, 0) : null,
  }
}

export const handleReadReconciliation: ReadHandler<typeof readReconciliation> = async ({ body }, { db, capabilities, record }) => {
  const { from, until } = body
  record({ after: { journal_from: from, journal_until: until } })
  const end = startOfLocalDay(until)
  const openings = await readOpenings(db, from)
  const entries = await readEntries(db, { from: startOfLocalDay(from), until: end })
  const bookings = entries.flatMap((entry) => entry.bookings)
  const items = await readItems(db, end, await capabilities.readOpenClearings(db, { at: new Date(end.getTime() - 1) }))
  const ledger = await readLedger(db)
  return {
    accounts: reconciledPlaces.map((place) => ({
      ...(ledger.get(place) ?? { name: { sl: place, en: place }, account: '' }),
      ...accountOf(
        place,
        openings.get(place) ?? 0,
        bookings.filter((one) => one.place === place),
        items.get(place) ?? [],
      ),
    })),
  }
}
