import { otherDocument } from '@dovolilnice/contract/documents/document'
import { OperationError, fieldError, invalidField } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type Context, implement } from '../../../platform/http/context.ts'
import { mailApplicant } from '../mail/application-mail.ts'
import { type ApplicationRecord, subjectOf } from '../record/application-record.ts'
import { readKind } from './application-resources.ts'
import { daysProved, requestedOf } from './check-form.ts'
import { changeApplication, letThrough, lockApplication, takeStep } from '../decide/application-step.ts'
import { countTerms } from '../decide/count-terms.ts'
import { prepareOrIssue } from '../decide/settle-application.ts'
import { findUnserved } from '../extend/late-supplement.ts'
import { getOwnApplication, readApplicationStatus } from '@dovolilnice/contract/applications/record/own-papers'
import * as contract from '@dovolilnice/contract/applications/apply/supplement-and-withdraw'
import { supplementByClerk, withdrawByClerk } from '@dovolilnice/contract/applications/apply/operations'
import { readProgress } from '../record/get-application.ts'
import { findOwnApplication, openLinkedApplication } from '../record/find-application.ts'

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
  const kind = await readKind(trx, before.permit_kind_id)
  const sent = capabilities.documentTypesOf(files)
  const isLate = (await findUnserved(trx, before, localDayOf(now))) !== undefined
  const days = daysProved(kind, before, sent, given.document_expires, locale)
  const terms = await countTerms(trx, context, before.permit_kind_id, localDayOf(now))
  const taken = { due_on: null, warned_at: null, supplement_documents: null, ...terms, ...days }
  const after = isLate
    ? await changeApplication(trx, before, { late_supplement_at: now, ...days }, now)
    : await takeStep(trx, context, before, 'supplement', taken, now)
  await capabilities.dropDrafts(trx, { application_id: after.id, permit_id: null }, 'dismissal')
  const omitted = from === 'clerk' ? [] : requestedOf(before, kind).filter((type) => !sent.includes(type))
  if (omitted.length > 0)
    throw new OperationError('validation', { fields: omitted.map((type) => fieldError(`document.${type}`, 'document_missing', locale)) })
  if (files.length === 0 && !given.message) throw invalidField('message', 'supplement_empty', locale)
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
  if (!isLate) await letThrough(context, after)
  await mailApplicant(trx, context, isLate ? 'supplemented_late' : 'supplemented', after)
  return after
}

/** @throws OperationError `illegal_transition` */
export const withdraw = async (context: Context, before: ApplicationRecord, reason?: string): Promise<ApplicationRecord> => {
  const { trx, now, capabilities } = context
  const after = await takeStep(trx, context, before, 'withdraw', { reason: reason ?? null, due_on: null }, now)
  await capabilities.endProForma(trx, after.id, 'cancelled', null, now)
  await capabilities.expectEarlyPayments(trx, context, after.id)
  const matter = { application_id: after.id, permit_id: null }
  await capabilities.dropDrafts(trx, matter, 'grant', 'rejection', 'dismissal', 'payment_lapse')
  await prepareOrIssue(context, { ...matter, kind: 'discontinuation', reason: '' })
  context.record({ subject: subjectOf(after), before, after, reason: reason ?? null })
  await mailApplicant(trx, context, 'withdrawn', after)
  return after
}

const progress = (context: Context, application: ApplicationRecord) => readProgress(context.trx, context, application)

export const handleReadStatus = implement(readApplicationStatus, async ({ query }, context) =>
  progress(context, await openLinkedApplication(context, query)),
)

export const handleGetOwn = implement(getOwnApplication, async ({ params }, context) =>
  progress(context, await findOwnApplication(context.trx, params.id, context.user.id)),
)

export const handleSupplement = implement(contract.supplementApplication, async ({ body }, context) => {
  const { id } = await openLinkedApplication(context, body)
  return progress(context, await supplement(context, await lockApplication(context.trx, context, id), body, 'applicant'))
})

export const handleSupplementOwn = implement(contract.supplementOwnApplication, async ({ params, body }, context) => {
  const { id } = await findOwnApplication(context.trx, params.id, context.user.id)
  return progress(context, await supplement(context, await lockApplication(context.trx, context, id), body, 'applicant'))
})

export const handleSupplementByClerk = implement(supplementByClerk, async ({ params, body }, context) =>
  supplement(context, await lockApplication(context.trx, context, params.id, body.version), body, 'clerk'),
)

export const handleWithdraw = implement(contract.withdrawApplication, async ({ body }, context) => {
  const { id } = await openLinkedApplication(context, body)
  return progress(context, await withdraw(context, await lockApplication(context.trx, context, id), body.reason))
})

export const handleWithdrawOwn = implement(contract.withdrawOwnApplication, async ({ params, body }, context) => {
  const { id } = await findOwnApplication(context.trx, params.id, context.user.id)
  return progress(context, await withdraw(context, await lockApplication(context.trx, context, id), body.reason))
})

export const handleWithdrawByClerk = implement(withdrawByClerk, async ({ params, body }, context) =>
  withdraw(context, await lockApplication(context.trx, context, params.id, body.version), body.reason),
)
