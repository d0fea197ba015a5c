import type { BookedRecord, Booking, JournalEntryKind } from '@dovolilnice/contract/accounting/journal'
import type { PaymentMethod } from '@dovolilnice/contract/invoices/invoice'
import { sql } from 'kysely'

/** One entry of the journal with its balanced bookings. */
export interface JournalEntry {
  /** When it was recorded; its local day is the day of the journal. */
  at: Date
  kind: JournalEntryKind
  /** Orders entries of the same instant. */
  id: string
  /** Number of the invoice or refund; of a payment its reference. */
  document: string
  /** The day of the document: of a payment that of the bank. */
  document_day: string
  /** The application where there is one, otherwise the payer's reference. */
  reference: string
  method: PaymentMethod
  /** The record that it was made of. */
  opens: BookedRecord
  /** Who owes or has paid; the tax number is that of a company alone. */
  partner: { name: string; tax_number: string | null } | null
  bookings: Booking[]
}

/** Instants, half-open. */
export interface Span {
  from: Date
  until: Date
}

/** Whether a column lies in a span. */
export const within = ({ from, until }: Span, column: string) =>
  sql<boolean>`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${until}`

export const isIn = ({ from, until }: Span, at: Date | null): at is Date => at !== null && at >= from && at < until
