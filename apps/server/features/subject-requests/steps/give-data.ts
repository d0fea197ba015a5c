import { Readable } from 'node:stream'
import type { giveSubjectData } from '@dovolilnice/contract/subject-requests/steps/give-subject-data'
import type { Handler } from '../../../platform/http/context.ts'
import { collectData } from '../../../platform/privacy/records-of.ts'
import { recordsOfChosen } from '../matches/chosen-records.ts'
import { makeDataPdf } from '../papers/data-pdf.ts'
import { lockRequest, noteStep, stepRequest } from '../record/request-record.ts'

/** Collects everything about the chosen records, also what hangs on them, and keeps both files as they are handed over. */
export const handleGiveSubjectData: Handler<typeof giveSubjectData> = async ({ params, body }, context) => {
  const { trx, now, owners, storage } = context
  const { request, chosen } = await lockRequest(context, params.id, body.version, { in: ['verified'], chosen: true })
  const data = await collectData(trx, owners, await recordsOfChosen(trx, owners, chosen))
  const whole = { request: request.number, name: request.name, exported_at: now, ...data }
  const json = await storage.receive(Readable.from([Buffer.from(JSON.stringify(whole, null, 2))]))
  const pdf = await storage.receive(Readable.from([await makeDataPdf(context, request, data)]))
  const hashes = { json_sha256: json.sha256, pdf_sha256: pdf.sha256 }
  await noteStep(context, request.id, { kind: 'given', files: { json_key: json.storage_key, pdf_key: pdf.storage_key, ...hashes } })
  return stepRequest(context, request, {}, { after: { chosen: chosen.length, ...hashes } })
}
