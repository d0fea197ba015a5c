import { OperationError } from '@dovolilnice/contract/errors'
import type { printActs } from '@dovolilnice/contract/acts/print/print-acts'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { Handler } from '../../../platform/http/context.ts'
import { readActPaper } from '../paper/read-act-paper.ts'
import { auditChosen, findChosenActs } from '../record/chosen-acts.ts'
import { readSettings } from '../settings/act-settings.ts'
import { makeAddressSheet } from './address-sheet.ts'
import { mergePapers } from './merge-papers.ts'

/** @throws OperationError `address_too_long` where the address does not fit the window */
const addressSheetOf = async (...made: Parameters<typeof makeAddressSheet>): Promise<Uint8Array> => {
  const sheet = await makeAddressSheet(...made)
  if (sheet === undefined) throw new OperationError('address_too_long', { details: { act: made[0].number } })
  return sheet
}

/** The chosen acts as one PDF for the printer, each behind a sheet with its address. */
export const handlePrintActs: Handler<typeof printActs> = async ({ body }, context) => {
  const { trx, now, capabilities } = context
  const { envelope, duplex } = body
  const acts = await findChosenActs(trx, body.ids)
  const { municipality: town } = await capabilities.readParameters(trx)
  const { address_window: window } = await readSettings(trx)
  const papers: Uint8Array[] = []
  for (const act of acts) {
    if (envelope !== 'none') papers.push(await addressSheetOf(act, town, window, now))
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
}
