import { Readable } from 'node:stream'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { Locale } from '@dovolilnice/contract/locale'
import type { OperationInput } from '@dovolilnice/contract/operation'
import { refusingOutcomes, shortestReasons } from '@dovolilnice/contract/subject-requests/subject-request-codes'
import type { closeSubjectRequest } from '@dovolilnice/contract/subject-requests/steps/close-subject-request'
import type { Handler } from '../../../platform/http/context.ts'
import { mailAnswer } from '../papers/answer-mail.ts'
import { makeAnswerLetter } from '../papers/answer-letter.ts'
import { lockRequest, readSteps, stepRequest } from '../record/request-record.ts'

type Answer = OperationInput<typeof closeSubjectRequest>['body']

/** Whether the identity need not be known: the request was withdrawn, or is refused because it could not be established. */
const isWithoutIdentity = ({ outcome, ground }: Answer): boolean =>
  outcome === 'withdrawn' || (outcome === 'refused' && ground === 'identity')

/** What refuses something names its ground and its reasons (GDPR, article 12(4)). @throws OperationError `validation` */
const requireReasons = ({ outcome, ground, answer_text: reasons }: Answer, locale: Locale): void => {
  if (!refusingOutcomes.includes(outcome)) return
  const fields = [
    ...(ground === undefined ? [fieldError('ground', 'required', locale)] : []),
    ...(reasons.length < shortestReasons ? [fieldError('answer_text', 'too_short', locale, { minimum: shortestReasons })] : []),
  ]
  if (fields.length > 0) throw new OperationError('validation', { fields })
}

/** Makes the letter, keeps it as it is, mails it where that was chosen, and ends the request. */
export const handleCloseSubjectRequest: Handler<typeof closeSubjectRequest> = async ({ params, body }, context) => {
  const { trx, now, storage, locale } = context
  const { version, attach_data: withData, ground, ...sent } = body
  requireReasons(body, locale)
  const answer = { ...sent, ground: refusingOutcomes.includes(sent.outcome) ? (ground ?? null) : null }
  const from = isWithoutIdentity(body) ? (['received', 'verified'] as const) : (['verified'] as const)
  const { request } = await lockRequest(context, params.id, version, { in: from })
  if (answer.sent_by === 'mail' && request.email === null)
    throw new OperationError('validation', { fields: [fieldError('sent_by', 'email', locale)] })
  const steps = await readSteps(trx, request.id)
  const letter = await makeAnswerLetter(context, { ...request, ...answer }, steps)
  const { storage_key, sha256, byte_size } = await storage.receive(Readable.from([letter]))
  const kept = { letter_key: storage_key, letter_sha256: sha256, letter_size: byte_size }
  const closed = await stepRequest(context, request, { ...answer, ...kept, status: 'closed', closed_at: now })
  if (answer.sent_by === 'mail') await mailAnswer(context, closed, withData ? steps : [])
  return closed
}
