import { writtenInEach } from '@dovolilnice/contract/acts/act-words'
import { mailboxOf } from '@dovolilnice/contract/primitives/mailbox'
import { requireOpeningDay } from '../../../platform/calendar/closed-days.ts'
import type { Changes, Trx } from '../../../platform/database/db.ts'
import { type ApplicationRecord, subjectOf } from './application-record.ts'
import { editableStatuses, isLegal } from '@dovolilnice/contract/applications/application-status'
import { correctAddress } from '@dovolilnice/contract/applications/apply/supplement-and-withdraw'
import { cancelApplication, updateApplication } from '@dovolilnice/contract/applications/record/operations'
import { otherDocument } from '@dovolilnice/contract/documents/document'
import { OperationError, fieldError, type RuleName, invalidField } from '@dovolilnice/contract/errors'
import type { Locale } from '@dovolilnice/contract/locale'
import type { OperationInput } from '@dovolilnice/contract/operation'
import { ownMinutes } from '@dovolilnice/contract/parking/own-hours'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { forVehicles } from '@dovolilnice/contract/primitives/counted'
import { isSentence } from '@dovolilnice/contract/primitives/heard'
import { dayInWords, daysBetween, lastDayOf, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type Context, implement } from '../../../platform/http/context.ts'
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

/** Columns of what a decision grants. */
const granted = [
  ...(['permit_kind_id', 'applicant_type', 'user_type_code', 'plates', 'parking_lot_id', 'period', 'period_count'] as const),
  // Not the last day, which follows from these; of what is left of a claim it is no whole number of periods.
  ...(['valid_from', 'from_time', 'until_time', 'wants_device'] as const),
]
/** Columns that say whom the authority reaches where; all that is corrected once the claim is granted. */
const contact = ['name', 'street', 'post_code', 'city', 'email', 'phone', 'tax_number', 'remark'] as const

type Columns = ReturnType<typeof checkForm>['columns']

/** @throws OperationError `validation` for what a decision grants already */
const contactOf = (before: ApplicationRecord, columns: Columns, locale: Locale): Changes<'application'> => {
  const changed = granted.filter((column) => JSON.stringify(columns[column]) !== JSON.stringify(before[column]))
  if (changed.length > 0)
    throw new OperationError('validation', { fields: changed.map((path) => fieldError(path, 'granted_claim', locale)) })
  return Object.fromEntries(contact.map((column) => [column, columns[column]]))
}

/** Whether less would be asked for: fewer vehicles, fewer days, or fewer hours of no more days. A month that begins on another day is no shorter. */
const isNarrower = ({ validity }: PermitKind, before: ApplicationRecord, after: Columns): boolean => {
  if (after.plates.length < before.plates.length) return true
  const fewer = daysBetween(before.valid_from, before.valid_until) - daysBetween(after.valid_from, after.valid_until)
  if (fewer >= 0 && ownMinutes(after) < ownMinutes(before)) return true
  if (fewer <= 0) return false
  const isSame = (['permit_kind_id', 'period', 'period_count'] as const).every((column) => after[column] === before[column])
  return !isSame || (validity.rule !== 'periods' && after.valid_from > before.valid_from)
}

type Edit = OperationInput<typeof updateApplication>['body']

/** What an edit says of its reason to leave less. @throws OperationError `validation` with what is missing */
const narrowingOf = (
  before: ApplicationRecord,
  { narrowed_by: by, requested_on: on, narrowed_note: note = '' }: Edit,
  locale: Locale,
  today: string,
) => {
  const lacks = (path: string, rule: RuleName): never => {
    throw invalidField(path, rule, locale)
  }
  if (by === undefined) return lacks('narrowed_by', 'narrower_claim')
  if (by === 'entry' && before.source !== 'paper') return lacks('narrowed_by', 'choice')
  if (!isSentence(note)) return lacks('narrowed_note', note === '' ? 'required' : 'no_sentence')
  if (by === 'entry') return { note, on: null }
  if (on === undefined) return lacks('requested_on', 'required')
  return on > today ? lacks('requested_on', 'day_future') : { note, on }
}

/** That the party asked for less is noted in the matter, with how and when; and it is told, so that it can object before the decision. */
const noteNarrowing = async (context: Context, after: ApplicationRecord, { note, on }: { note: string; on: string }): Promise<void> => {
  const { number, plates, valid_from: from, valid_until: until } = after
  const day = (local: string, locale: 'sl' | 'it' | 'hu') => dayInWords(local, locale)
  const last = lastDayOf(until)
  await context.capabilities.issueAct(context, {
    ...{ kind: 'official_note', application_id: after.id, permit_id: null, requested_on: on, facts: note },
    change: {
      sl: `Vloga št. ${number} se na zahtevo stranke zoži: zahteva se dovolilnica ${forVehicles(plates, 'sl')} od ${day(from, 'sl')} do vključno ${day(last, 'sl')}.`,
      it: `L’istanza n. ${number} è ridotta su richiesta della parte: si chiede il permesso ${forVehicles(plates, 'it')} dal ${day(from, 'it')} al ${day(last, 'it')} compreso.`,
      hu: `A ${number} számú kérelem az ügyfél kérésére szűkül. Járművek: ${plates.join(', ')}; kezdőnap: ${day(from, 'hu')}; utolsó nap: ${day(last, 'hu')}`,
    },
    reason: writtenInEach({
      sl: 'Stranka lahko zahtevek do izdaje odločbe spremeni ali ga delno umakne (133. in 134. člen ZUP). Odloči se o zahtevku, kakor ostaja.',
      it: 'Fino all’emissione della decisione la parte può modificare la domanda o ritirarla in parte (articoli 133 e 134 della ZUP). Si decide sulla domanda così come rimane.',
      hu: 'Az ügyfél a határozat kiadásáig módosíthatja vagy részben visszavonhatja kérelmét (a ZUP 133. és 134. cikke). A döntés a fennmaradó kérelemről születik.',
    }),
  })
  await mailApplicant(context.trx, context, 'narrowed', after)
}

export const handleUpdateApplication = implement(updateApplication, async ({ params, body }, context) => {
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
  const isOpen = !before.is_granted
  if (terms === undefined && isOpen) await requireOpeningDay(trx, kind.time_windows, columns, locale)
  const changes = isOpen ? columns : contactOf(before, columns, locale)
  const narrowing = isOpen && isNarrower(kind, before, columns) ? narrowingOf(before, body, locale, localDayOf(now)) : null
  const confirmation = await endLinksOfMailbox(trx, before, columns.email)
  const counted = await termsAnew(context, before, { ...columns, ...received })
  const after = await changeApplication(trx, before, { ...changes, ...received, ...confirmation, ...counted }, now)
  // What let it through before the decision holds for the vehicles, the place and the days that are still asked for.
  const stays = ['parking_lot_id', 'permit_kind_id', 'valid_from', 'valid_until'] as const
  const isSame = stays.every((column) => after[column] === before[column])
  await capabilities.endInterim(trx, after, now, isSame ? after.plates_normalised : [])
  if (terms === undefined && isOpen)
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
  const reason = [body.reason, narrowing?.note].filter(Boolean).join(' ') || null
  context.record({ subject: subjectOf(after), before, after: { ...after, ...added }, reason })
  if (narrowing !== null && narrowing.on !== null) await noteNarrowing(context, after, { note: narrowing.note, on: narrowing.on })
  return after
})

/** The applicant corrects an address to which only one mail went, which nobody has opened. @throws OperationError `illegal_transition` afterwards */
export const handleCorrectAddress = implement(correctAddress, async ({ body: { email, ...link } }, context) => {
  const { trx, now } = context
  const { id } = await findLinkedApplication(trx, link, now)
  const before = await lockApplication(trx, context, id)
  if (before.status !== 'submitted' || before.email_confirmed_at !== null || before.email === null)
    throw new OperationError('illegal_transition', { details: { status: before.status } })
  if (before.email === email) {
    context.record({ subject: subjectOf(before) })
    return { email }
  }
  const after = await changeApplication(trx, before, { email, ...(await endLinksOfMailbox(trx, before, email)) }, now)
  context.record({ subject: subjectOf(after), before, after })
  await mailApplicant(trx, context, 'submitted', after)
  return { email }
})

/** Takes back an entry by mistake. Nothing is deleted: the record belongs to the archive of the administration. */
export const handleCancelApplication = implement(cancelApplication, async ({ params, query }, context) => {
  const { trx, now, capabilities } = context
  const before = await lockApplication(trx, context, params.id)
  if (!isLegal(before, 'cancel')) throw new OperationError('record_kept')
  const after = await takeStep(trx, context, before, 'cancel', { reason: query.reason, due_on: null, warned_at: null }, now)
  await capabilities.dropDrafts(trx, { application_id: after.id, permit_id: null }, 'rejection', 'dismissal')
  await capabilities.expectEarlyPayments(trx, context, after.id)
  context.record({ subject: subjectOf(after), before, after, reason: query.reason })
  await mailApplicant(trx, context, 'cancelled', after)
})
