import { Readable } from 'node:stream'
import { type Trx, changeRow } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { townLooks } from '../../../platform/pdf/town-looks.ts'
import type { Storage, StoredFile } from '../../../platform/storage/storage.ts'
import { writeEslog } from '../eslog/write-eslog.ts'
import type { InvoiceRecord } from '../issue/invoice-record.ts'
import { makeInvoicePdf } from './invoice-pdf.ts'
import type { InvoicePaper } from './invoice-paper.ts'

/** What the paper of an invoice names beside it. */
export const paperOf = async (
  trx: Trx,
  { capabilities }: Pick<Services, 'capabilities'>,
  invoice: InvoiceRecord,
  copy: number | null,
): Promise<InvoicePaper> => {
  const { number } = await trx.selectFrom('application').select('number').where('id', '=', invoice.application_id).executeTakeFirstOrThrow()
  const of = invoice.reference_invoice_id
  const reference =
    of === null ? null : await trx.selectFrom('invoice').select(['number', 'issued_at']).where('id', '=', of).executeTakeFirstOrThrow()
  return { invoice, application_number: number, reference, copy, looks: await townLooks(await capabilities.readParameters(trx)) }
}

const fileOf = (storage: Storage, content: Uint8Array): Promise<StoredFile> => storage.receive(Readable.from([content]))

/** The e-SLOG file; people who are no company get none. */
const keepXml = async (storage: Storage, paper: InvoicePaper): Promise<Pick<InvoiceRecord, 'xml_storage_key' | 'xml_sha256'>> => {
  if (!paper.invoice.payer.is_company) return { xml_storage_key: null, xml_sha256: null }
  const { storage_key: xml_storage_key, sha256: xml_sha256 } = await fileOf(storage, Buffer.from(writeEslog(paper)))
  return { xml_storage_key, xml_sha256 }
}

/**
 * Makes the paper of an invoice, and of a company's the e-SLOG file, and stores them, once: whatever is changed later in the product or in the
 * town, the same files are served. Of an undone transaction files are left that no row names, and the sweep removes them.
 */
export const keepPaper = async (trx: Trx, services: Services, invoice: InvoiceRecord): Promise<InvoiceRecord> => {
  if (invoice.storage_key !== null) return invoice
  const paper = await paperOf(trx, services, invoice, null)
  const { storage } = services
  const stored = { ...(await fileOf(storage, await makeInvoicePdf(paper))), ...(await keepXml(storage, paper)) }
  return changeRow(trx, 'invoice', invoice.id, stored)
}
