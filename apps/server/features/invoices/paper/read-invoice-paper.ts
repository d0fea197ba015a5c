import { buffer } from 'node:stream/consumers'
import { createHash } from 'node:crypto'
import { OperationError } from '@dovolilnice/contract/errors'
import { copyInvoice, readInvoicePdf, readInvoiceXml } from '@dovolilnice/contract/invoices/operations'
import { v7 } from 'uuid'
import { type FileAnswer, implement } from '../../../platform/http/context.ts'
import { type Trx, notFound, insertRow } from '../../../platform/database/db.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { subjectOf, type InvoiceRecord } from '../issue/invoice-record.ts'
import { makeInvoicePdf } from './invoice-pdf.ts'
import { keepPaper, paperOf } from './keep-paper.ts'

const lockInvoice = async (trx: Trx, id: string): Promise<InvoiceRecord> => {
  const invoice = await trx.selectFrom('invoice').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  return invoice
}

const answerOf = (stream: Uint8Array, name: string): FileAnswer => ({ stream, media_type: 'application/pdf', file_name: name })

/**
 * A stored file of an invoice, byte for byte as it was at first.
 * @throws when it is not the one that was stored: a changed invoice must not be handed out as the right one
 */
const readStored = async (storage: Storage, number: string, key: string | null, sha256: string | null): Promise<Buffer> => {
  const content = await buffer(await storage.open(key ?? ''))
  if (createHash('sha256').update(content).digest('hex') !== sha256) throw new Error(`a stored file of invoice ${number} was changed`)
  return content
}

/** @throws OperationError `not_found` for an invoice whose payer was forgotten: its paper is not made anew */
const requirePaper = ({ anonymised_at: forgotten }: InvoiceRecord): void => {
  if (forgotten !== null) throw new OperationError('not_found')
}

/** The name under which the file of an invoice is saved and sent. */
export const paperName = ({ number }: Pick<InvoiceRecord, 'number'>): string => `racun-${number}.pdf`
export const xmlName = ({ number }: Pick<InvoiceRecord, 'number'>): string => `e-racun-${number}.xml`

export const handleReadInvoicePdf = implement(readInvoicePdf, async ({ params }, context) => {
  const stored = await lockInvoice(context.trx, params.id)
  requirePaper(stored)
  const invoice = await keepPaper(context.trx, context, stored)
  context.record({ subject: subjectOf(invoice) })
  const { number, storage_key: key, sha256 } = invoice
  return answerOf(await readStored(context.storage, number, key, sha256), paperName(invoice))
})

export const handleReadInvoiceXml = implement(readInvoiceXml, async ({ params }, { trx, storage, record }) => {
  const invoice = await lockInvoice(trx, params.id)
  const { number, xml_storage_key: key, xml_sha256: sha256 } = invoice
  if (key === null) throw new OperationError('not_found')
  record({ subject: subjectOf(invoice) })
  return { stream: await readStored(storage, number, key, sha256), media_type: 'application/xml', file_name: xmlName(invoice) }
})

export const handleCopyInvoice = implement(copyInvoice, async ({ params }, context) => {
  const { trx, now, actor, record } = context
  const invoice = await lockInvoice(trx, params.id)
  requirePaper(invoice)
  const { last } = await trx
    .selectFrom('invoice_copy')
    .select((of) => of.fn.max<number | null>('copy_number').as('last'))
    .where('invoice_id', '=', invoice.id)
    .executeTakeFirstOrThrow()
  const copy = (last ?? 0) + 1
  const made = { made_at: now, made_by: actor.id, made_by_name: actor.name }
  await insertRow(trx, 'invoice_copy', { id: v7(), invoice_id: invoice.id, copy_number: copy, ...made })
  record({ subject: subjectOf(invoice), after: { copy_number: copy } })
  return answerOf(await makeInvoicePdf(await paperOf(trx, context, invoice, copy)), `kopija-${copy}-${paperName(invoice)}`)
})
