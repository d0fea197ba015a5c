import { mailboxOf } from '@dovolilnice/contract/primitives/mailbox'
import { requireOpeningDay } from '../../../platform/calendar/closed-days.ts'
import type { Changes, Trx } from '../../../platform/database/db.ts'
import { type ApplicationRecord, subjectOf } from './application-record.ts'
import { editableStatuses, isLegal } from '@dovolilnice/contract/applications/application-status'
import type { correctAddress } from '@dovolilnice/contract/applications/apply/supplement-and-withdraw'
import type { cancelApplication, updateApplication } from '@dovolilnice/contract/applications/record/operations'
import { otherDocument } from '@dovolilnice/contract/documents/document'
import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Context, Handler } from '../../../platform/http/context.ts'
import { dayOfReceipt, readApplicationResources, readKind } from '../apply/application-resources.ts'
import { changeApplication, lockApplication, takeStep } from '../decide/application-step.ts'
import { countTerms } from '../decide/count-terms.ts'
import { checkForm, readProof } from '../apply/check-form.ts'
import { mailApplicant } from '../mail/application-mail.ts'
import { findLinkedApplication } from './find-application.ts'

/**
 * Ends what opened the application by the mails of an address that is no longer its own: mailed links and the short code.
 * @returns what changes in the application: the new address is not confirmed. One from paper stays so, for the clerk reads the address there.
 */
const endLinksOfMailbox = async (trx: Trx, before: ApplicationRecord, email: string | null): Promise<Changes<'application'>> => {
  if (mailboxOf(before.email ?? '') === mailboxOf(email ?? '')) return {}
  await trx.deleteFrom('application_link').where('application_id', '=', before.id).execute()
  await trx.deleteFrom('application_code').where('application_id', '=', before.id).execute()
  return before.source === 'paper' ? {} : { email_confirmed_at: null }
}

const fromPermit = ({ permit_kind_id, parking_lot_id, user_type_code, period, period_count }: ApplicationRecord) => ({
  permit_kind_id,
  parking_lot_id,
  user_type_code,
  period,
  period_count,
})

type Corrected = Pick<ApplicationRecord, 'permit_kind_id'> & { received_on?: string | null }

/** The authority's terms by another kind or another day of receipt; a call that was made or not needed stays so. */
const termsAnew = async (context: Context, before: ApplicationRecord, { permit_kind_id: kind, received_on: received }: Corrected) => {
  const { counted_from: from, call_by: callBy } = before
  if (from === null) return {}
  const isFromReceipt = from === before.received_on
  const terms = await countTerms(context.trx, context, kind, isFromReceipt && received ? received : from)
  return callBy === null ? { ...terms, call_by: null } : terms
}

/** A clerk corrects an application before it is approved; its days and its fee are calculated again. */
export const handleUpdateApplication: Handler<typeof updateApplication> = async ({ params, body }, context) => {
  const { trx, now, files, locale, capabilities } = context
  const before = await lockApplication(trx, context, params.id, body.version)
  if (!editableStatuses.includes(before.status) || before.suspended_on !== null)
    throw new OperationError('illegal_transition', { details: { status: before.status } })
  const resources = await readApplicationResources(trx, context)
  const present = await readKind(trx, before.permit_kind_id)
  const offered = resources.permit_kinds.some(({ id }) => id === present.id)
  const circumstances = {
    // A kind that is no longer offered may be kept.
    resources: offered ? resources : { ...resources, permit_kinds: [...resources.permit_kinds, present] },
    documents: [],
    today: localDayOf(before.created_at),
    documentsLater: true,
    keptStart: before.valid_from,
    replaces: before.replaces_permit_id !== null,
  }
  // A replacement has its kind, lot, days and fee from the permit, whatever else is corrected.
  const terms = before.replaces_permit_id === null ? undefined : before
  const proof = { ...(await readProof(context, before, present)), ...body.document_expires }
  const form = { ...body, ...(terms && fromPermit(terms)), document_expires: proof }
  // Only a paper application has a separate day of receipt.
  const received = before.received_on === null ? {} : { received_on: body.received_on ?? before.received_on }
  const sending = { sentOn: dayOfReceipt({ ...before, ...received }) }
  const { kind, columns } = checkForm(form, circumstances, sending, locale, terms)
  if (terms === undefined) await requireOpeningDay(trx, kind.time_windows, columns, locale)
  const confirmation = await endLinksOfMailbox(trx, before, columns.email)
  const counted = await termsAnew(context, before, { ...columns, ...received })
  const after = await changeApplication(trx, before, { ...columns, ...received, ...confirmation, ...counted }, now)
  // What let it through before the decision holds for the vehicles, the place and the days that are still asked for.
  const stays = ['parking_lot_id', 'permit_kind_id', 'valid_from', 'valid_until'] as const
  const isSame = stays.every((column) => after[column] === before[column])
  await capabilities.endInterim(trx, after, now, isSame ? after.plates_normalised : [])
  if (terms === undefined)
    await capabilities.rechargeAdministrativeFee(trx, context, { application: after, numbers: kind.administrative_fees }, before)
  const accepted = [...kind.documents.map(({ type }) => type), otherDocument.type]
  await capabilities.keepDocuments(trx, context, files, {
    application_id: before.id,
    accepted,
    expires: body.document_expires,
    now,
    locale,
  })
  const added = files.length === 0 ? {} : { documents: files.map(({ file_name: name }) => name) }
  context.record({ subject: subjectOf(after), before, after: { ...after, ...added }, reason: body.reason ?? null })
  return after
}

/** The applicant corrects an address to which only one mail went, which nobody has opened. @throws OperationError `illegal_transition` afterwards */
export const handleCorrectAddress: Handler<typeof correctAddress> = async ({ body: { email, ...link } }, context) => {
  const { trx, now } = context
  const { id } = await findLinkedApplication(trx, link, now)
  const before = await lockApplication(trx, context, id)
  if (before.status !== 'submitted' || before.email_confirmed_at !== null || before.email === null)
    throw new OperationError('illegal_transition', { details: { status: before.status } })
  if (before.email === email) return { email }
  const after = await changeApplication(trx, before, { email, ...(await endLinksOfMailbox(trx, before, email)) }, now)
  context.record({ subject: subjectOf(after), before, after })
  await mailApplicant(trx, context, 'submitted', after)
  return { email }
}

/** Takes back an entry by mistake. Nothing is deleted: the record belongs to the archive of the administration. */
export const handleCancelApplication: Handler<typeof cancelApplication> = async ({ params, query }, context) => {
  const { trx, now, capabilities } = context
  const before = await lockApplication(trx, context, params.id)
  if (!isLegal(before, 'cancel')) throw new OperationError('record_kept')
  const after = await takeStep(trx, context, before, 'cancel', { reason: query.reason, due_on: null, warned_at: null }, now)
  await capabilities.dropDrafts(trx, { application_id: after.id, permit_id: null }, 'rejection', 'dismissal')
  await capabilities.expectEarlyPayments(trx, context, after.id)
  context.record({ subject: subjectOf(after), before, after, reason: query.reason })
  await mailApplicant(trx, context, 'cancelled', after)
}
