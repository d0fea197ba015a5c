import { otherDocument } from '@dovolilnice/contract/documents/document'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Context } from '../../../platform/http/context.ts'
import { mailApplicant } from '../mail/application-mail.ts'
import { subjectOf } from '../record/application-record.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { requestedOf } from './requested-documents.ts'
import { changeApplication, takeStep } from '../decide/application-step.ts'
import { countTerms } from '../decide/count-terms.ts'
import { prepareOrIssue } from '../decide/settled-by-itself.ts'
import { findUnserved } from '../extend/late-supplement.ts'
import { daysProved } from './document-days.ts'

/** A clerk may enter any supplement; an applicant must send the requested documents. */
type From = 'applicant' | 'clerk'

interface Supplement {
  message?: string | undefined
  document_expires: Record<string, string>
}

/**
 * Stores a supplement: files, a message, or both. The application returns to review; one that is dismissed by an order not yet served waits for a
 * clerk to take the supplement.
 * @throws OperationError `illegal_transition`; `validation` when it is empty or lacks a requested document
 */
export const supplement = async (
  context: Context,
  before: ApplicationRecord,
  given: Supplement,
  from: From,
): Promise<ApplicationRecord> => {
  const { trx, now, files, locale, capabilities } = context
  const kind = await trx
    .selectFrom('permit_kind')
    .select(['documents', 'validity'])
    .where('id', '=', before.permit_kind_id)
    .executeTakeFirstOrThrow()
  const sent = capabilities.documentTypesOf(files)
  const isLate = (await findUnserved(trx, before, localDayOf(now))) !== undefined
  const days = daysProved(kind.validity, before, sent, given.document_expires, locale)
  const terms = await countTerms(trx, context, before.permit_kind_id, localDayOf(now))
  const taken = { due_on: null, warned_at: null, supplement_documents: null, ...terms, ...days }
  const after = isLate
    ? await changeApplication(trx, before, { late_supplement_at: now, ...days }, now)
    : await takeStep(trx, before, 'supplement', taken, now)
  await capabilities.dropDrafts(trx, { application_id: after.id, permit_id: null }, 'dismissal')
  const omitted = from === 'clerk' ? [] : requestedOf(before, kind).filter((type) => !sent.includes(type))
  if (omitted.length > 0)
    throw new OperationError('validation', { fields: omitted.map((type) => fieldError(`document.${type}`, 'document_missing', locale)) })
  if (files.length === 0 && !given.message)
    throw new OperationError('validation', { fields: [fieldError('message', 'supplement_empty', locale)] })
  const accepted = [...kind.documents.map(({ type }) => type), otherDocument.type]
  await capabilities.keepDocuments(trx, context, files, {
    application_id: before.id,
    accepted,
    expires: given.document_expires,
    now,
    locale,
  })
  const documents = files.map(({ file_name: name }) => name)
  context.record({ subject: subjectOf(after), before, after: { ...after, documents }, reason: given.message ?? null })
  await mailApplicant(trx, context, isLate ? 'supplemented_late' : 'supplemented', after)
  return after
}

/** @throws OperationError `illegal_transition` */
export const withdraw = async (context: Context, before: ApplicationRecord, reason?: string): Promise<ApplicationRecord> => {
  const { trx, now, capabilities } = context
  const after = await takeStep(trx, before, 'withdraw', { reason: reason ?? null, due_on: null }, now)
  await capabilities.endProForma(trx, after.id, 'cancelled', null, now)
  const matter = { application_id: after.id, permit_id: null }
  await capabilities.dropDrafts(trx, matter, 'rejection', 'dismissal', 'payment_lapse')
  await prepareOrIssue(context, { ...matter, kind: 'discontinuation', reason: '' })
  context.record({ subject: subjectOf(after), before, after, reason: reason ?? null })
  await mailApplicant(trx, context, 'withdrawn', after)
  return after
}
