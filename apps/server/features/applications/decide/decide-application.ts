import { type InEach, withSentence } from '@dovolilnice/contract/acts/act-words'
import { OperationError, fieldError, invalidField } from '@dovolilnice/contract/errors'
import { type FeeWaiver, withWaiver } from '@dovolilnice/contract/money/fees/fee-waiver'
import { type MoneyLine, sumOf } from '@dovolilnice/contract/money/money-line'
import { type Trx, sql } from '../../../platform/database/db.ts'
import { type Context, type SignedInContext, implement } from '../../../platform/http/context.ts'
import { type ApplicationRecord, subjectOf } from '../record/application-record.ts'
import * as contract from '@dovolilnice/contract/applications/decide/operations'
import { closeSupplement, requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { isLegal } from '@dovolilnice/contract/applications/application-status'
import { type Rest, termAfterRest } from '@dovolilnice/contract/applications/authority-terms'
import type { OperationInput } from '@dovolilnice/contract/operation'
import { withoutVat } from '@dovolilnice/contract/money/net-lines'
import { dayInWords, addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { lastDayOfTerm, workingDayFrom } from '@dovolilnice/contract/primitives/working-days'
import { daysOfTerm, readClosedDays } from '../../../platform/calendar/closed-days.ts'
import { mailApplicant } from '../mail/application-mail.ts'
import { reject, rejectionOf, type WantedAct } from './rejection.ts'
import { dayOfReceipt, readKind } from '../apply/application-resources.ts'
import { feeColumns } from '../apply/fee-columns.ts'
import { linesAtApproval, lockHousehold } from './approval-lines.ts'
import { changeApplication, letThrough, lockApplication, requireKnownGaps, requireLegal, takeStep } from './application-step.ts'
import { countTerms } from './count-terms.ts'
import { settle } from './settle-application.ts'
import { notTakenBack } from '../../../platform/privacy/restrictions.ts'

/**
 * The lines of the fee with what the clerk takes off.
 * @throws OperationError `validation` where nothing is covered, or the proof is no document of the application
 */
const waivedLines = async (
  { trx, locale, capabilities }: Context,
  { id }: ApplicationRecord,
  lines: MoneyLine[],
  waiver: FeeWaiver | undefined,
): Promise<MoneyLine[]> => {
  if (waiver === undefined) return lines
  const documents = await capabilities.readApplicationDocuments(trx, id)
  const isProof = documents.some((document) => document.id === waiver.document_id && document.deleted_at === null)
  const waived = withWaiver(lines, waiver)
  const fields = [
    ...(waiver.document_id === null || isProof ? [] : [fieldError('waiver.document_id', 'choice', locale)]),
    ...(waived.length > lines.length ? [] : [fieldError('waiver.covers', 'nothing_to_waive', locale)]),
  ]
  if (fields.length > 0) throw new OperationError('validation', { fields })
  return waived
}

/** A clerk has the application from then on unless somebody else does. */
const takeIntoReview = (context: SignedInContext, before: ApplicationRecord): Promise<ApplicationRecord> =>
  takeStep(context.trx, context, before, 'take_into_review', { assigned_to: before.assigned_to ?? context.user.id }, context.now)

export const handleTakeIntoReview = implement(takeApplicationIntoReview, async ({ params, body }, context) => {
  const { trx } = context
  const before = await lockApplication(trx, context, params.id, body.version)
  const after = await takeIntoReview(context, before)
  context.record({ subject: subjectOf(after), before, after })
  await mailApplicant(trx, context, 'in_review', after)
  return after
})

export const handleConfirmComplete = implement(contract.confirmComplete, async ({ params, body }, context) => {
  const { trx, now } = context
  const before = await lockApplication(trx, context, params.id, body.version)
  if (before.status !== 'in_review') throw new OperationError('illegal_transition', { details: { status: before.status } })
  const after = await changeApplication(trx, before, { call_by: null }, now)
  context.record({ subject: subjectOf(after), before, after })
  return after
})

/** @throws OperationError `validation` for a document that the kind does not know */
const askedOf = async ({ trx, locale }: Context, application: ApplicationRecord, types: string[] | undefined): Promise<string[] | null> => {
  if (types === undefined) return null
  const { documents } = await readKind(trx, application.permit_kind_id)
  if (types.some((asked) => !documents.some(({ type }) => type === asked))) throw invalidField('documents', 'document_not_asked', locale)
  return types
}

/**
 * The days for a supplement and their last one: the municipality's number, or until a later or earlier day of the clerk. Until the call is served, they
 * count from its sending.
 * @throws OperationError `validation` for a day before the municipality's smallest number of days
 */
const supplementTerm = async ({ trx, now, locale, capabilities }: Context, wanted: string | undefined) => {
  const today = localDayOf(now)
  const { supplement_days: usual, supplement_min_days: days } = (await capabilities.readParameters(trx)).terms
  const closed = await readClosedDays(trx)
  if (wanted === undefined) return { due_on: lastDayOfTerm(today, usual, closed), answer_days: usual }
  const first = addDays(today, days)
  if (wanted >= first) {
    const due_on = workingDayFrom(wanted, closed)
    return { due_on, answer_days: await daysOfTerm(trx, today, due_on, usual) }
  }
  const field = fieldError('due_on', 'supplement_early', locale, { days, day: dayInWords(first, locale) })
  throw new OperationError('validation', { fields: [field] })
}

export const handleRequestSupplement = implement(requestSupplement, async ({ params, body }, context) => {
  const { trx, now } = context
  const before = await lockApplication(trx, context, params.id, body.version)
  const { due_on, answer_days } = await supplementTerm(context, body.due_on)
  const due = {
    supplement_text: body.text,
    supplement_documents: await askedOf(context, before, body.documents),
    due_on,
    warned_at: null,
  }
  const after = await takeStep(trx, context, before, 'request_supplement', due, now)
  context.record({ subject: subjectOf(after), before, after, reason: body.text })
  await context.capabilities.issueAct(context, {
    kind: 'supplement_call',
    application_id: after.id,
    permit_id: null,
    reason: body.text,
    answer_days,
  })
  await mailApplicant(trx, context, 'supplement_requested', after, { text: body.text })
  return after
})

/** Words of the note that takes a call for a supplement back. */
const callTakenBack = (number: string, day: string): InEach => ({
  sl: `Organ umakne poziv k dopolnitvi št. ${number} z dne ${dayInWords(day, 'sl')}. Vloga je popolna tudi brez dopolnitve.`,
  it: `L’organo ritira l’invito a integrare l’istanza n. ${number} del ${dayInWords(day, 'it')}. L’istanza è completa anche senza integrazione.`,
  hu: `A szerv visszavonja a hiánypótlási felhívást (száma: ${number}, kelte: ${dayInWords(day, 'hu')}). A kérelem hiánypótlás nélkül is teljes.`,
})

/**
 * The rests of a procedure since a day, the first one first: in them no term of the authority ran (ZUP, art. 153). Each is as it was counted when the procedure
 * went on, which the trail alone says: until that day, and void where it did so without an order to resume, because the order to rest had fallen. An order that
 * falls later takes no day back: the party and the authority go by the term as they were told it.
 */
const restsSince = async (trx: Trx, applicationId: string, from: string): Promise<Rest[]> => {
  const { rows } = await sql<Pick<Rest, 'since' | 'isVoid'> & { at: Date }>`
    select before ->> 'suspended_on' as since, at, not exists (select from act
      where application_id = ${applicationId} and kind = 'procedure_resumption' and number = event.reason) as "isVoid"
    from event where subject_id = ${applicationId} and action = 'application:resume_procedure' and before ->> 'suspended_on' >= ${from}
    order by event.at, id`.execute(trx)
  return rows.map(({ at, ...rest }) => ({ ...rest, until: localDayOf(at) }))
}

/**
 * The call is taken back by an official note: nothing was missing. The term to decide then counts from the day on which the application came; where an
 * earlier call stands, from the day of that one, which is never later than its answer. Then it is as after each rest of the procedure.
 */
export const handleCloseSupplement = implement(closeSupplement, async ({ params, body }, context) => {
  const { trx, now, capabilities } = context
  const before = await lockApplication(trx, context, params.id, body.version)
  requireLegal(before, 'close_supplement')
  const calls = await trx
    .selectFrom('act')
    .select(['id', 'number', 'issued_on'])
    .where('application_id', '=', before.id)
    .where('kind', '=', 'supplement_call')
    .where(notTakenBack('act.id'))
    .orderBy('issued_at', 'desc')
    .execute()
  const [call, earlier] = calls
  const from = earlier?.issued_on ?? dayOfReceipt(before)
  const counted = await countTerms(trx, context, before.permit_kind_id, from)
  const { terms } = await capabilities.readParameters(trx)
  const closed = await readClosedDays(trx)
  const rests = await restsSince(trx, before.id, from)
  const decide_by = counted.decide_by && rests.reduce((last, rest) => termAfterRest(last, rest, terms, closed), counted.decide_by)
  const open = { due_on: null, warned_at: null, supplement_text: null, supplement_documents: null, ...counted, decide_by, call_by: null }
  const after = await takeStep(trx, context, before, 'close_supplement', open, now)
  await capabilities.dropDrafts(trx, { application_id: after.id, permit_id: null }, 'dismissal')
  // Applications that were called before calls were acts have none to note about.
  if (call !== undefined)
    await capabilities.issueAct(context, {
      ...{ kind: 'official_note', application_id: after.id, permit_id: null, corrects_id: call.id, reason: body.reason },
      change: callTakenBack(call.number, call.issued_on),
    })
  context.record({ subject: subjectOf(after), before, after, reason: body.reason })
  await mailApplicant(trx, context, 'supplement_closed', after, { act: call?.number })
  await letThrough(context, after)
  return after
})

/** @throws OperationError `administrative_fee_open` where the town decides only on what is paid for (ZUT, art. 31) */
const requireFeePaid = async ({ trx, capabilities }: Context, { id }: ApplicationRecord): Promise<void> => {
  if (!(await capabilities.readParameters(trx)).administrative_fees.required) return
  const debt = await capabilities.readFeeDebt(trx, { capabilities }, id)
  if (debt !== null && debt.open_cents > 0) throw new OperationError('administrative_fee_open')
}

type Approval = Partial<Omit<OperationInput<typeof contract.approveApplication>['body'], 'version'>> &
  Pick<OperationInput<typeof contract.approveApplication>['body'], 'without_documents' | 'despite_duplicates'>

/** What a partial grant makes of the application, and the decision that says so. */
interface Part {
  narrowed: Pick<ApplicationRecord, 'plates' | 'plates_normalised' | 'period_count' | 'valid_until' | 'asked'>
  isShorter: boolean
  decision: WantedAct
}

/** The last day for the price; null where there is none. */
export const dueAfterApproval = async (
  trx: Trx,
  { capabilities }: Pick<Context, 'capabilities'>,
  cents: number,
  today: string,
): Promise<string | null> => {
  const { lapse_days: days } = await capabilities.readParameters(trx)
  return cents > 0 ? workingDayFrom(addDays(today, days), await readClosedDays(trx)) : null
}

/** The last day that a decision names which grants the claim already, unless the reminder would be due before the party can pay. */
const dueByDecision = async ({ trx, now, capabilities }: Context, { is_granted: isGranted, due_on: due }: ApplicationRecord) => {
  if (!isGranted || due === null) return undefined
  const { reminder_days: days } = (await capabilities.readParameters(trx)).money
  return due >= addDays(localDayOf(now), days) ? due : undefined
}

/** The approved application, whole or in part, and what the trail says of it. */
export const approve = async (context: SignedInContext, before: ApplicationRecord, body: Approval, part?: Part) => {
  const { trx, now, user, capabilities } = context
  await capabilities.requireAuthority(context)
  const action = part === undefined ? 'approve' : 'grant_in_part'
  const gaps = isLegal(before, action) ? await requireKnownGaps(context, before, body) : null
  await requireFeePaid(context, before)
  await lockHousehold(trx, before)
  const kind = await readKind(trx, before.permit_kind_id)
  // What a replacement decision says of the price holds.
  const isFixed = before.is_granted && before.due_on !== null
  const full = isFixed ? before.fee_lines : await linesAtApproval(trx, context, kind, { ...before, ...part?.narrowed }, part?.isShorter)
  const { invoices } = await capabilities.readParameters(trx)
  const charged = await waivedLines(context, before, full, body.waiver)
  const lines = invoices.vat_payer ? charged : withoutVat(charged)
  const due_on = await dueAfterApproval(trx, context, sumOf(lines), localDayOf(now))
  const decision = {
    ...feeColumns(lines),
    ...(part && { ...part.narrowed, asked: JSON.stringify(part.narrowed.asked) }),
    fee_waiver: body.waiver === undefined ? null : JSON.stringify(body.waiver),
    due_on: sumOf(lines) > 0 ? ((await dueByDecision(context, before)) ?? due_on) : null,
    warned_at: null,
    decided_at: now,
    decided_by: user.id,
  }
  const after = await takeStep(trx, context, before, action, decision, now)
  await capabilities.dropDrafts(trx, { application_id: after.id, permit_id: null }, 'rejection')
  const received = await capabilities.expectEarlyPayments(trx, context, after.id)
  const proForma = await capabilities.issueProForma(context, after, received)
  const issued = proForma === null ? {} : { pro_forma: proForma.number }
  const reason = [gaps, body.remark].filter(Boolean).join(' ') || null
  const act =
    part === undefined
      ? // Only a written decision can make the payment a condition.
        await capabilities.issueGrant(context, after.id, after.fee_cents > 0)
      : (await capabilities.issueAct(context, part.decision)).number
  return {
    after,
    act,
    received,
    recorded: { subject: subjectOf(after), before, after: { ...after, ...issued }, reason },
  }
}

/** Approval fixes the fee and its lines; with a fee it waits to be paid. */
export const handleApprove = implement(contract.approveApplication, async ({ params, body }, context) => {
  const before = await lockApplication(context.trx, context, params.id, body.version)
  const { after, act, received, recorded } = await approve(context, before, body)
  context.record(recorded)
  const mail = after.fee_cents === 0 ? 'approved' : received < after.fee_cents ? 'approved_with_fee' : 'approved_paid'
  await mailApplicant(context.trx, context, mail, after, { text: body.remark, act, early: received })
  return after
})

/** What nobody has taken into review yet is taken by whoever decides it; the applicant is told of the end alone. */
const inReview = async (context: SignedInContext, sent: ApplicationRecord): Promise<ApplicationRecord> => {
  if (sent.status !== 'submitted') return sent
  const after = await takeIntoReview(context, sent)
  await context.recordAlso('application:take_into_review', { subject: subjectOf(after), before: sent, after })
  return after
}

/** The steps of the procedure in one of the clerk: all are in the trail, and the applicant gets one mail, which brings the permit. */
export const handleApproveAndIssue = implement(contract.approveAndIssue, async ({ params, body }, context) => {
  const { trx, actor, capabilities, user } = context
  if (!user.permissions.includes('permits:issue')) throw new OperationError('forbidden')
  const before = await inReview(context, await lockApplication(trx, context, params.id, body.version))
  const { after: approved, recorded } = await approve(context, before, body)
  await context.recordAlso('application:approve', recorded)
  const permit = await capabilities.issuePermit(trx, context, { application: approved, actor })
  const after = await lockApplication(trx, context, approved.id)
  context.record({
    subject: subjectOf(after),
    before: { status: approved.status },
    after: { status: after.status, permit: permit.number },
  })
  return after
})

/** A clerk has seen the payment; the permit can be issued. */
export const handleRecordPayment = implement(contract.recordPayment, async ({ params, body }, context) => {
  const { trx } = context
  const before = await lockApplication(trx, context, params.id, body.version)
  const after = await settle(trx, context, before)
  context.record({ subject: subjectOf(after), before, after, reason: body.reason })
  return after
})

/** Rejects with a reason by an act, which carries it together with the legal remedy. */
export const handleReject = implement(contract.rejectApplication, async ({ body }, context) => {
  const before = await lockApplication(context.trx, context, body.application_uuid, body.version)
  const wanted = rejectionOf(before.id, body)
  const { after } = await reject(
    context,
    before,
    { ...wanted, ...(await context.capabilities.groundsOf(context, wanted, body)) },
    context.user,
  )
  context.record({ subject: subjectOf(after), before, after, reason: body.reason })
  return after
})

/** Acts are bilingual where the town is: what the product writes into them is so too. */
const groundsIn: Readonly<Record<keyof typeof contract.lapseGroundLabels, { it: string; hu: string }>> = {
  paid_in_time: { it: 'Il pagamento è stato disposto entro il termine.', hu: 'A fizetést határidőben elindították.' },
  excused: {
    it: 'La parte non ha rispettato il termine per giustificati motivi.',
    hu: 'Az ügyfél a határidőt alapos okból mulasztotta el.',
  },
  own_fault: { it: 'Il mancato pagamento è dovuto a un errore dell’organo.', hu: 'A fizetés a szerv hibájából maradt el.' },
}

/**
 * Money that comes after the finding that a permit was not paid for changes nothing by itself: it goes back as a refund, or the finding is withdrawn on a
 * named ground by an order. The application then waits for its payment again, and what has come is put to it.
 */
export const handleWithdrawLapse = implement(contract.withdrawLapse, async ({ params, body }, context) => {
  const { trx, now, capabilities } = context
  const before = await lockApplication(trx, context, params.id, body.version)
  requireLegal(before, 'restore_payment')
  const matter = { application_id: before.id, permit_id: null }
  const lapse = await capabilities.findStandingAct(trx, matter, 'payment_lapse')
  const act = await capabilities.issueAct(context, {
    ...{ kind: 'lapse_withdrawal', ...matter, corrects_id: lapse },
    ...{ reason_code: body.ground, facts: body.facts },
    reason: withSentence(body.reason, { sl: `${contract.lapseGroundLabels[body.ground].sl}.`, ...groundsIn[body.ground] }),
  })
  if (lapse !== null) await capabilities.settleStanding(trx, lapse)
  const due_on = await dueAfterApproval(trx, context, before.fee_cents, localDayOf(now))
  const after = await takeStep(trx, context, before, 'restore_payment', { reason: null, due_on, warned_at: null }, now)
  // A part of the price is still put to it until the job frees what ended.
  const kept = (await capabilities.readPayable(trx, context, after.id))?.received_cents ?? 0
  const received = kept + (await capabilities.expectLatePayments(trx, context, after.id))
  await capabilities.issueProForma(context, after, received)
  context.record({ subject: subjectOf(after), before, after: { ...after, act_number: act.number }, reason: body.reason })
  await mailApplicant(trx, context, 'lapse_withdrawn', after, { act: act.number, early: received })
  return after
})
