import type { PDFDocument } from '@cantoo/pdf-lib'
import { OperationError } from '@dovolilnice/contract/errors'
import { printActs, readConsignments, type AddressWindow } from '@dovolilnice/contract/acts/package-and-print'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { readActPaper } from '../paper/read-act-paper.ts'
import { auditChosen, findChosenActs } from '../record/find-act.ts'
import { readSettings } from '../settings/act-settings.ts'
import { actKindLabels } from '@dovolilnice/contract/acts/act-kinds'
import { csvBlocks } from '@dovolilnice/contract/exports/csv'
import type { Trx } from '../../../platform/database/db.ts'
import type { ActRecord } from '../act-tables.ts'
import type { Party } from '../representation/representation-tables.ts'
import { addresseeOf } from '../representation/representation-tables.ts'
import { implement } from '../../../platform/http/context.ts'
import type { Parameters as TownParameters } from '@dovolilnice/contract/resources/operations'
import { drawAddress, senderLine } from '../../../platform/pdf/address-block.ts'
import { finishPdf, mm, startPdf, placeText } from '../../../platform/pdf/pdf-document.ts'

/**
 * A sheet with the address of an act's party, or of who represents it, where the envelope has its window; undefined where the address does not fit it. The number below it
 * tells whoever folds which act follows.
 */
const makeAddressSheet = async (
  act: Pick<ActRecord, 'number'>,
  addressee: Party,
  town: TownParameters['municipality'],
  window: AddressWindow,
  now: Date,
): Promise<Uint8Array | undefined> => {
  const { name, street, post_code, city } = addressee
  const pdf = startPdf({ title: `Naslovni list ${act.number}`, author: town.name, locale: 'sl', now })
  const isDrawn = drawAddress(pdf, { sender: senderLine(town), lines: [name, street, `${post_code} ${city}`] }, window)
  placeText(pdf, act.number, { x: 25 * mm, y: 262 * mm, width: 160 * mm, size: 8 })
  const sheet = await finishPdf(pdf, null)
  return isDrawn ? sheet : undefined
}

/** Widgets are fields of a form. A copy for the printer has none: the signature belongs to the stored file alone. */
const withoutFields = (merged: PDFDocument): void => {
  for (const page of merged.getPages()) page.node.delete(merged.context.obj('Annots'))
}

/**
 * Joins papers into one for the printer. The papers themselves stay as they are: their pages are copied, as they were drawn.
 * @param duplex both sides are printed: each paper is filled with an empty page to whole sheets
 */
const mergePapers = async (papers: readonly Uint8Array[], { duplex, title }: { duplex: boolean; title: string }): Promise<Uint8Array> => {
  // A large library that few calls need.
  const { PDFDocument: Document } = await import('@cantoo/pdf-lib')
  const merged = await Document.create()
  for (const paper of papers) {
    const source = await Document.load(paper, { updateMetadata: false })
    for (const page of await merged.copyPages(source, source.getPageIndices())) merged.addPage(page)
    const last = merged.getPage(merged.getPageCount() - 1)
    if (duplex && source.getPageCount() % 2 === 1) merged.addPage([last.getWidth(), last.getHeight()])
  }
  withoutFields(merged)
  merged.setTitle(title)
  return merged.save()
}

/** @throws OperationError `address_too_long` where the address does not fit the window */
const addressSheetOf = async (...made: Parameters<typeof makeAddressSheet>): Promise<Uint8Array> => {
  const sheet = await makeAddressSheet(...made)
  if (sheet === undefined) throw new OperationError('address_too_long', { details: { act: made[0].number } })
  return sheet
}

export const handlePrintActs = implement(printActs, async ({ body }, context) => {
  const { trx, now, capabilities } = context
  const { envelope, duplex } = body
  const acts = await findChosenActs(trx, body.ids)
  const { municipality: town } = await capabilities.readParameters(trx)
  const { address_window: window } = await readSettings(trx)
  const papers: Uint8Array[] = []
  for (const act of acts) {
    if (envelope !== 'none') papers.push(await addressSheetOf(act, await addresseeOf(trx, act, localDayOf(now)), town, window, now))
    const { stream } = await readActPaper(context, act)
    papers.push(stream instanceof Readable ? await buffer(stream) : stream)
  }
  context.record({ after: auditChosen(acts) })
  const title = `Akti za tisk ${localDayOf(now)}`
  return {
    stream: await mergePapers(papers, { duplex, title }),
    media_type: 'application/pdf',
    file_name: `akti-za-tisk-${localDayOf(now)}.pdf`,
  }
})

/** The numbers that the post has given already, by act. */
const consignmentsOf = async (trx: Trx, acts: readonly ActRecord[]): Promise<Map<string, string>> => {
  const rows = await trx
    .selectFrom('act_service')
    .select(['act_id', 'consignment'])
    .where(
      'act_id',
      'in',
      acts.map(({ id }) => id),
    )
    .where('failed_on', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
  return new Map(rows.map(({ act_id: id, consignment }) => [id, consignment]))
}

const head = ['Zap. št.', 'Naslovnik', 'Ulica', 'Poštna številka', 'Kraj', 'Številka akta', 'Akt', 'Številka pošiljke']

/** The list of consignments for the post, in the order of the choice. It is Slovenian, as the post is. */
export const handleReadConsignments = implement(readConsignments, async ({ body }, { trx, now, record }) => {
  const acts = await findChosenActs(trx, body.ids)
  const consignments = await consignmentsOf(trx, acts)
  const addressees = new Map<string, Party>()
  for (const act of acts) addressees.set(act.id, await addresseeOf(trx, act, localDayOf(now)))
  const lines = acts.map(({ id, kind, number, party }, index) => {
    const { name, street, post_code, city } = addressees.get(id) ?? party
    return [String(index + 1), name, street, post_code, city, number, actKindLabels[kind].sl, consignments.get(id) ?? '']
  })
  record({ after: auditChosen(acts) })
  return {
    stream: Readable.from(csvBlocks([head, ...lines])),
    media_type: 'text/csv; charset=utf-8',
    file_name: `seznam-posiljk-${localDayOf(now)}.csv`,
  }
})
