import type { exportJournal } from '@dovolilnice/contract/accounting/export-journal'
import { sumOfSide } from '@dovolilnice/contract/accounting/journal'
import type { Booking } from '@dovolilnice/contract/accounting/journal'
import type { readJournal } from '@dovolilnice/contract/accounting/read-journal'
import { lastDayOf, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { Readable } from 'node:stream'
import { csvBlocks } from '@dovolilnice/contract/exports/csv'
import type { Handler, ReadHandler } from '../../../platform/http/context.ts'
import { readLedger } from '../accounts/ledger-accounts.ts'
import type { LedgerAccount } from '../accounts/ledger-accounts.ts'
import { journalLines } from './journal-csv.ts'
import { journalXml } from './journal-xml.ts'
import { readEntries } from './read-entries.ts'

interface Days {
  from: string
  until: string
}

const spanOf = ({ from, until }: Days) => ({ from: startOfLocalDay(from), until: startOfLocalDay(until) })
/** A day that is not over may still bring entries. */
const isComplete = ({ until }: Days, now: Date): boolean => until <= localDayOf(now)

/** Each place that is booked with its sums, in the order of the ledger. */
const placesOf = (ledger: ReadonlyMap<string, LedgerAccount>, bookings: readonly Booking[]) => {
  const byPlace = Map.groupBy<string, Booking>(bookings, ({ place }) => place)
  return [...ledger].flatMap(([place, account]) => {
    const booked = byPlace.get(place)
    if (booked === undefined) return []
    return [{ place, ...account, debit_cents: sumOfSide(booked, 'debit'), credit_cents: sumOfSide(booked, 'credit') }]
  })
}

export const handleReadJournal: ReadHandler<typeof readJournal> = async ({ body }, { db, now }) => {
  const entries = await readEntries(db, spanOf(body))
  const bookings = entries.flatMap((entry) => entry.bookings)
  return {
    entries: entries.length,
    debit_cents: sumOfSide(bookings, 'debit'),
    credit_cents: sumOfSide(bookings, 'credit'),
    is_complete: isComplete(body, now),
    places: placesOf(await readLedger(db), bookings),
  }
}

export const handleExportJournal: Handler<typeof exportJournal> = async ({ body }, { trx, now, record }) => {
  const { from, until, format } = body
  const entries = await readEntries(trx, spanOf(body))
  const ledger = await readLedger(trx)
  record({ after: { journal_from: from, journal_until: until, format, journal_entries: entries.length } })
  const last = lastDayOf(until)
  const name = `dnevnik-${from}${last === from ? '' : `-${last}`}.${format}`
  if (format === 'csv')
    return { stream: Readable.from(csvBlocks(journalLines(entries, ledger))), media_type: 'text/csv; charset=utf-8', file_name: name }
  const xml = journalXml({ from, until, is_complete: isComplete(body, now), entries, ledger })
  return { stream: Buffer.from(xml), media_type: 'application/xml', file_name: name }
}
