import { Readable } from 'node:stream'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { extendSubjectRequest } from '@dovolilnice/contract/subject-requests/steps/extend-subject-request'
import type { noteSubjectCorrection } from '@dovolilnice/contract/subject-requests/steps/note-subject-correction'
import type { noteSubjectObjection } from '@dovolilnice/contract/subject-requests/steps/note-subject-objection'
import type { verifySubject } from '@dovolilnice/contract/subject-requests/steps/verify-subject'
import { extendedAnswerBy } from '@dovolilnice/contract/subject-requests/subject-request-terms'
import type { Handler } from '../../../platform/http/context.ts'
import { makeExtensionLetter } from '../papers/answer-letter.ts'
import { mailExtension } from '../papers/answer-mail.ts'
import { lockRequest, noteStep, stepRequest } from '../record/request-record.ts'

export const handleVerifySubject: Handler<typeof verifySubject> = async ({ params, body: { version, ...check } }, context) => {
  const { request } = await lockRequest(context, params.id, version, { in: ['received', 'verified'] })
  if (check.identity_on > localDayOf(context.now))
    throw new OperationError('validation', { fields: [fieldError('identity_on', 'day_future', context.locale)] })
  return stepRequest(context, request, { ...check, status: 'verified' })
}

/** Once, and only while the first month has not passed: after it the person has been told nothing in time. A letter tells them. */
export const handleExtendSubjectRequest: Handler<typeof extendSubjectRequest> = async ({ params, body }, context) => {
  const { request } = await lockRequest(context, params.id, body.version, { in: ['received', 'verified'] })
  if (request.extension_reason !== null || request.due_on < localDayOf(context.now)) throw new OperationError('illegal_transition')
  const changes = { due_on: extendedAnswerBy(request.received_on), extension_reason: body.reason }
  const letter = await makeExtensionLetter(context, { ...request, ...changes, sent_by: request.email === null ? 'post' : 'mail' })
  const { storage_key: pdf_key, sha256: pdf_sha256 } = await context.storage.receive(Readable.from([letter]))
  await noteStep(context, request.id, {
    kind: 'extended',
    note: body.reason,
    files: { json_key: null, json_sha256: null, pdf_key, pdf_sha256 },
  })
  await mailExtension(context, request, pdf_key)
  return stepRequest(context, request, changes, { reason: body.reason })
}

export const handleNoteSubjectCorrection: Handler<typeof noteSubjectCorrection> = async ({ params, body }, context) => {
  const { request } = await lockRequest(context, params.id, body.version, { in: ['verified'] })
  await noteStep(context, request.id, { kind: 'corrected', note: body.note })
  return stepRequest(context, request, {}, { reason: body.note })
}

export const handleNoteSubjectObjection: Handler<typeof noteSubjectObjection> = async ({ params, body }, context) => {
  const { request } = await lockRequest(context, params.id, body.version, { in: ['verified'] })
  await noteStep(context, request.id, { kind: 'objection', note: body.note })
  return stepRequest(context, request, {}, { reason: body.note })
}
