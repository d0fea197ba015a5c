import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { actKindLabels } from '@dovolilnice/contract/acts/act-kinds'
import type { packageActs } from '@dovolilnice/contract/acts/package/package-acts'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { ZipFile } from 'yazl'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Handler } from '../../../platform/http/context.ts'
import { actFileName, readActPaper } from '../paper/read-act-paper.ts'
import { actRows } from '../record/act-rows.ts'
import { auditChosen, findChosenActs } from '../record/chosen-acts.ts'
import type { ActRecord } from '../act-tables.ts'
import { actsXml } from './acts-xml.ts'
import type { PackedAct } from './acts-xml.ts'

/** What the metadata say of acts beside the acts themselves, by the act's id. */
const surroundingsOf = async (trx: Trx, acts: readonly ActRecord[]) => {
  const rows = await actRows(trx)
    .select((of) => of.fn.coalesce('application.tax_number', 'permit.tax_number').as('tax_number'))
    .where(
      'act.id',
      'in',
      acts.map(({ id }) => id),
    )
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

const packed = (
  act: ActRecord,
  row: Awaited<ReturnType<typeof surroundingsOf>> extends Map<string, infer Row> ? Row | undefined : never,
): PackedAct => {
  const record_number = row?.application_number ?? row?.permit_number ?? ''
  return {
    ...{ act, file_name: actFileName(act), record_number, tax_number: row?.tax_number ?? null },
    ...{ subject: `${actKindLabels[act.kind].sl}: ${record_number}`, manner: row?.manner ?? null, served_on: row?.served_on ?? null },
  }
}

/** The chosen acts as a ZIP file: their papers byte for byte, and their metadata. */
export const handlePackageActs: Handler<typeof packageActs> = async ({ body }, context) => {
  const { trx, now, capabilities } = context
  const acts = await findChosenActs(trx, body.ids)
  const { municipality: town } = await capabilities.readParameters(trx)
  const rows = await surroundingsOf(trx, acts)
  const all = acts.map((act) => packed(act, rows.get(act.id)))
  const sender = { name: town.name, tax_number: town.tax_number }
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(actsXml({ made_at: now, sender, acts: all })), 'akti.xml', { mtime: now })
  for (const { act, file_name: name } of all) {
    const { stream } = await readActPaper(context, act)
    // A PDF is compressed already.
    zip.addBuffer(stream instanceof Readable ? await buffer(stream) : Buffer.from(stream), name, { mtime: now, compress: false })
  }
  context.record({ after: auditChosen(acts) })
  zip.end()
  return { stream: Readable.from(zip.outputStream), media_type: 'application/zip', file_name: `akti-${localDayOf(now)}.zip` }
}
