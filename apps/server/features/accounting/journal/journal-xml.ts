import { sumOfSide } from '@dovolilnice/contract/accounting/journal'
import { lastDayOf, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { element, optionalElement, writeXml } from '../../../platform/xml/write-xml.ts'
import type { LedgerAccount } from '../accounts/ledger-accounts.ts'
import { decimal } from './journal-csv.ts'
import type { JournalEntry } from './journal-entry.ts'

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
    entry.partner && element('Partner', element('TaxNumber', entry.partner.tax_number), element('Name', entry.partner.name)),
    entry.bookings.map(({ place, side, cents }) =>
      element(
        'Booking',
        optionalElement('Account', ledger.get(place)?.account),
        element('Place', place),
        element(side === 'debit' ? 'Debit' : 'Credit', decimal(cents, '.')),
      ),
    ),
  )

/** The journal as a document of its own schema. */
export const journalXml = ({ from, until, is_complete, entries, ledger }: JournalFile): string => {
  const all = entries.flatMap(({ bookings }) => bookings)
  const total = (side: 'debit' | 'credit') => decimal(sumOfSide(all, side), '.')
  const head = [
    element('From', from),
    element('To', lastDayOf(until)),
    element('Complete', String(is_complete)),
    element('Currency', 'EUR'),
  ]
  const totals = element('Totals', element('Debit', total('debit')), element('Credit', total('credit')))
  const body = entries.map((entry, index) => entryElement(entry, index, ledger))
  return writeXml(element('Journal', ...head, ...body, totals), `xmlns="${namespace}"`)
}
