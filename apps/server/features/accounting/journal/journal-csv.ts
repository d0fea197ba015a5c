import { sumOfSide } from '@dovolilnice/contract/accounting/journal'
import { journalEntryLabels } from '@dovolilnice/contract/accounting/journal-labels'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { LedgerAccount } from '../accounts/ledger-accounts.ts'
import type { JournalEntry } from './journal-entry.ts'

/** The titles are always Slovenian: a program that imports the file looks for them. */
const titles = [
  ...['Dan', 'Vknjižba', 'Vrsta', 'Dokument', 'Datum dokumenta', 'Sklic', 'Način', 'Konto', 'Opis konta', 'V breme', 'V dobro'],
  ...['Davčna številka', 'Partner'],
]

/** `-1234567` → `-12345,67`: without points between thousands, which programs do not expect. */
export const decimal = (cents: number, sign: ',' | '.'): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${sign}${digits.slice(-2)}`
}

/** One line for each booking, below the titles; the last line has the sums of both sides. */
export function* journalLines(entries: readonly JournalEntry[], ledger: ReadonlyMap<string, LedgerAccount>): Generator<string[]> {
  yield titles
  for (const [index, { at, kind, document, document_day, reference, method, partner, bookings }] of entries.entries())
    for (const { place, side, cents } of bookings) {
      const amount = decimal(cents, ',')
      const head = [localDayOf(at), String(index + 1), journalEntryLabels[kind].sl, document, document_day, reference, method]
      const account = [ledger.get(place)?.account ?? '', ledger.get(place)?.name.sl ?? '']
      const sides = side === 'debit' ? [amount, ''] : ['', amount]
      yield [...head, ...account, ...sides, partner?.tax_number ?? '', partner?.name ?? '']
    }
  const all = entries.flatMap(({ bookings }) => bookings)
  const total = (side: 'debit' | 'credit') => decimal(sumOfSide(all, side), ',')
  yield ['', '', 'Skupaj', '', '', '', '', '', '', total('debit'), total('credit'), '', '']
}
