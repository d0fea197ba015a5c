import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { OperationError } from '@dovolilnice/contract/errors'
import type { downloadSubjectFile } from '@dovolilnice/contract/subject-requests/download-subject-file'
import type { readSubjectLetter } from '@dovolilnice/contract/subject-requests/read-subject-letter'
import type { Context, Handler } from '../../../platform/http/context.ts'
import { findRequest, subjectOf } from '../record/request-record.ts'

/** A stored file as it was handed over. @throws when its bytes are others */
const readKept = async ({ storage }: Pick<Context, 'storage'>, key: string, sha256: string | null): Promise<Buffer> => {
  const content = await buffer(await storage.open(key))
  if (createHash('sha256').update(content).digest('hex') !== sha256) throw new Error(`the stored file ${key} was changed`)
  return content
}

export const handleDownloadSubjectFile: Handler<typeof downloadSubjectFile> = async ({ params: { id, format } }, context) => {
  const { trx, record } = context
  const step = await trx.selectFrom('subject_request_step').selectAll().where('id', '=', id).executeTakeFirst()
  const key = format === 'json' ? step?.json_key : step?.pdf_key
  if (step === undefined || key == null) throw new OperationError('not_found')
  const request = await findRequest(trx, step.request_id)
  record({ subject: subjectOf(request), after: { format } })
  const stream = await readKept(context, key, format === 'json' ? step.json_sha256 : step.pdf_sha256)
  return {
    stream,
    media_type: format === 'json' ? 'application/json' : 'application/pdf',
    file_name: `${step.kind === 'extended' ? 'rok' : 'podatki'}-${request.number}.${format}`,
  }
}

export const handleReadSubjectLetter: Handler<typeof readSubjectLetter> = async ({ params }, context) => {
  const request = await findRequest(context.trx, params.id)
  if (request.letter_key === null) throw new OperationError('not_found')
  context.record({ subject: subjectOf(request) })
  const stream = await readKept(context, request.letter_key, request.letter_sha256)
  return { stream, media_type: 'application/pdf', file_name: `odgovor-${request.number}.pdf`, tag: request.letter_sha256 }
}
