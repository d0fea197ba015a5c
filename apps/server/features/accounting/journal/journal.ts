import { type Booking, journalEntryLabels, sumOfSide } from '@dovolilnice/contract/accounting/journal'
import { paymentMethodLabels } from '@dovolilnice/contract/invoices/invoice'
import { lastDayOf, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { type LedgerAccount, readLedger } from '../accounts/ledger-accounts.ts'
import type { JournalEntry } from './journal-entry.ts'
import { element, optionalElement, type XmlElement, xmlTexts } from '../../../platform/xml/write-xml.ts'
import { exportJournal, journalPageSize, listJournalEntries, readJournal } from '@dovolilnice/contract/accounting/operations'
import { Readable } from 'node:stream'
import { blocksOf, csvBlocks } from '@dovolilnice/contract/exports/csv'
import type { Db } from '../../../platform/database/db.ts'
import { findPage, readBooked } from '../figures/booked-sums.ts'
import { readEntries } from './read-entries.ts'
import { implement } from '../../../platform/http/context.ts'

/** The titles are always Slovenian: a program that imports the file looks for them. */
const titles = [
  ...['Dan', 'Vknjižba', 'Vrsta', 'Dokument', 'Datum dokumenta', 'Sklic', 'Način', 'Konto', 'Opis konta', 'V breme', 'V dobro'],
  ...['Davčna številka', 'Partner'],
]

/** `-1234567` → `-12345,67`: without points between thousands, which programs do not expect. */
const decimal = (cents: number, sign: ',' | '.'): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${sign}${digits.slice(-2)}`
}

/** The partner as files name one: the books of others need no names of people. */
const companyOf = ({ partner }: JournalEntry) => ({ name: partner?.tax_number ? partner.name : '', tax_number: partner?.tax_number ?? '' })

/** One line for each booking, below the titles; the last line has the sums of both sides. */
function* journalLines(entries: readonly JournalEntry[], ledger: ReadonlyMap<string, LedgerAccount>): Generator<string[]> {
  yield titles
  for (const [index, entry] of entries.entries())
    for (const { place, side, cents } of entry.bookings) {
      const { at, kind, document, document_day, reference, method } = entry
      const company = companyOf(entry)
      const amount = decimal(cents, ',')
      const head = [
        localDayOf(at),
        String(index + 1),
        journalEntryLabels[kind].sl,
        document,
        document_day,
        reference,
        paymentMethodLabels[method].sl,
      ]
      const account = [ledger.get(place)?.account ?? '', ledger.get(place)?.name.sl ?? '']
      const sides = side === 'debit' ? [amount, ''] : ['', amount]
      yield [...head, ...account, ...sides, company.tax_number, company.name]
    }
  const all = entries.flatMap(({ bookings }) => bookings)
  const total = (side: 'debit' | 'credit') => decimal(sumOfSide(all, side), ',')
  yield ['', '', 'Skupaj', '', '', '', '', '', '', total('debit'), total('credit'), '', '']
}

/** The schema is `docs/journal.xsd`. */
const namespace = 'urn:dovolilnice:journal:1'

interface JournalFile {
  from: string
  /** The first day that is no longer in it. */
  until: string
  is_complete: boolean
  entries: readonly JournalEntry[]
  ledger: ReadonlyMap<string, LedgerAccount>
}

const entryElement = (entry: JournalEntry, index: number, ledger: JournalFile['ledger']) =>
  element(
    'Entry',
    element('Number', String(index + 1)),
    element('Day', localDayOf(entry.at)),
    element('Kind', entry.kind),
    optionalElement('Document', entry.document),
    element('DocumentDay', entry.document_day),
    optionalElement('Reference', entry.reference),
    element('Method', entry.method),
    entry.partner?.tax_number
      ? element('Partner', element('TaxNumber', entry.partner.tax_number), element('Name', entry.partner.name))
      : null,
    entry.bookings.map(({ place, side, cents }) =>
      element(
        'Booking',
        optionalElement('Account', ledger.get(place)?.account),
        element('Place', place),
        element(side === 'debit' ? 'Debit' : 'Credit', decimal(cents, '.')),
      ),
    ),
  )

/** What the journal as a document of its own schema consists of. */
function* journalElements({ from, until, is_complete, entries, ledger }: JournalFile): Generator<XmlElement> {
  yield element('From', from)
  yield element('To', lastDayOf(until))
  yield element('Complete', String(is_complete))
  yield element('Currency', 'EUR')
  for (const [index, entry] of entries.entries()) yield entryElement(entry, index, ledger)
  const all = entries.flatMap(({ bookings }) => bookings)
  const total = (side: 'debit' | 'credit') => decimal(sumOfSide(all, side), '.')
  yield element('Totals', element('Debit', total('debit')), element('Credit', total('credit')))
}

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

export const handleReadJournal = implement(readJournal, async ({ body }, { db, now }) => {
  const { entries, bookings } = await readBooked(db, spanOf(body))
  return {
    entries,
    debit_cents: sumOfSide(bookings, 'debit'),
    credit_cents: sumOfSide(bookings, 'credit'),
    is_complete: isComplete(body, now),
    places: placesOf(await readLedger(db), bookings),
  }
})

/** What an entry is known by on the screen: the same record may be booked several times, and taken back in the same instant. */
const keyOf = ({ kind, id, at, bookings }: JournalEntry): string =>
  [kind, id, at.getTime(), ...(bookings.some(({ cents }) => cents < 0) ? ['back'] : [])].join(' ')

interface Asked extends Days {
  page: number
  place?: string | undefined
  partner?: string | undefined
}

/** The entries that are asked for, and how many there are. Of the whole journal only those of the page are read. */
const readPage = async (db: Db, { page, place, partner = '', ...days }: Asked): Promise<{ total: number; entries: JournalEntry[] }> => {
  const skipped = (page - 1) * journalPageSize
  const words = partner.toLocaleLowerCase('sl')
  if (place === undefined && words === '') {
    const { total, before, span } = await findPage(db, spanOf(days), skipped, journalPageSize)
    const entries = await readEntries(db, span)
    return { total, entries: entries.slice(skipped - before, skipped - before + journalPageSize) }
  }
  const entries = (await readEntries(db, spanOf(days))).filter(
    ({ bookings, partner: of }) =>
      (place === undefined || bookings.some((booking) => booking.place === place)) &&
      (words === '' || of?.name.toLocaleLowerCase('sl').includes(words) === true || of?.tax_number === partner),
  )
  return { total: entries.length, entries: entries.slice(skipped, skipped + journalPageSize) }
}

export const handleListJournalEntries = implement(listJournalEntries, async ({ body }, { db, record }) => {
  record({ after: { journal_from: body.from, journal_until: body.until } })
  const { total, entries } = await readPage(db, body)
  const ledger = await readLedger(db)
  return {
    total,
    entries: entries.map((entry) => ({
      ...entry,
      key: keyOf(entry),
      bookings: entry.bookings.map(({ place: at, side, cents }) => ({
        place: at,
        name: ledger.get(at)?.name ?? { sl: at, en: at },
        account: ledger.get(at)?.account ?? '',
        debit_cents: side === 'debit' ? cents : 0,
        credit_cents: side === 'credit' ? cents : 0,
      })),
    })),
  }
})

export const handleExportJournal = implement(exportJournal, async ({ body }, { trx, now, record }) => {
  const { from, until, format } = body
  const entries = await readEntries(trx, spanOf(body))
  const ledger = await readLedger(trx)
  record({ after: { journal_from: from, journal_until: until, format, journal_entries: entries.length } })
  const last = lastDayOf(until)
  const name = `dnevnik-${from}${last === from ? '' : `-${last}`}.${format}`
  if (format === 'csv')
    return { stream: Readable.from(csvBlocks(journalLines(entries, ledger))), media_type: 'text/csv; charset=utf-8', file_name: name }
  const elements = journalElements({ from, until, is_complete: isComplete(body, now), entries, ledger })
  const xml = blocksOf(xmlTexts('Journal', elements, `xmlns="${namespace}"`))
  return { stream: Readable.from(xml), media_type: 'application/xml', file_name: name }
})
