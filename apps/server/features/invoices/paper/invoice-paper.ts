import type { TownLooks } from '../../../platform/pdf/town-looks.ts'
import type { InvoiceRecord } from '../issue/invoice-record.ts'

/** What stands on the paper: the stored invoice and what it names. */
export interface InvoicePaper {
  invoice: Omit<InvoiceRecord, 'storage_key' | 'sha256' | 'byte_size'>
  application_number: string
  /** The invoice that it takes back, or of which it gives back a part. */
  reference: Pick<InvoiceRecord, 'number' | 'issued_at'> | null
  /** The number of a printed repetition; null for the invoice itself. */
  copy: number | null
  looks?: TownLooks
}
