import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { lastDayOfTerm, workingDayFrom } from '@dovolilnice/contract/primitives/working-days'
import { readClosedDays } from '../../../platform/calendar/closed-days.ts'
import { type Actor, product, recordEvent } from '../../../platform/audit/record-event.ts'
import { type Changes, type Trx, sql } from '../../../platform/database/db.ts'
import type { Context, Services, WorkContext } from '../../../platform/http/context.ts'
import { mailApplicant } from '../mail/application-mail.ts'
import { type ApplicationRecord, subjectOf } from '../record/application-record.ts'
import { changeApplication, lockApplication, permissionsHeld, takeStep } from './application-step.ts'
import { waitsForTerm } from '@dovolilnice/contract/acts/grounds'
import type { Decided, WantedAct } from './rejection.ts'
import { lackingAuthority } from '@dovolilnice/contract/users/authority'
import { textIn, type Text } from '@dovolilnice/contract/locale'
import { type AuthorityTerms, noTerms, termAfterRest, termsAnew } from '@dovolilnice/contract/applications/authority-terms'
import { editableStatuses, isLegal } from '@dovolilnice/contract/applications/application-status'
import { countTerms } from './count-terms.ts'

/** The application is paid: its step, its pro-forma's end, the mail to the applicant. The caller records the event. */
export const settle = async (trx: Trx, services: Services, before: ApplicationRecord): Promise<ApplicationRecord> => {
  const now = services.clock.now()
  const after = await takeStep(trx, services, before, 'record_payment', { due_on: null, warned_at: null }, now)
  await services.capabilities.endProForma(trx, after.id, 'paid', null, now)
  await services.capabilities.dropDrafts(trx, { application_id: after.id, permit_id: null }, 'grant', 'payment_lapse')
  await mailApplicant(trx, services, 'paid', after)
  return after
}

/** Which application, who acts, and why. */
export interface PaymentStep {
  id: string
  actor: Actor
  reason: string | null
}

const record = (
  trx: Trx,
  services: Services,
  action: 'application:record_payment' | 'application:reopen',
  { actor, reason }: PaymentStep,
  [before, after]: readonly [ApplicationRecord, ApplicationRecord],
): Promise<void> => recordEvent(trx, { action, kind: 'change', actor, subject: subjectOf(after), before, after, reason }, services.clock)

/**
 * An application whose whole fee has come is paid; with its event of the audit trail.
 * @throws OperationError `not_found`, `illegal_transition`
 */
export const settleApplication = async (trx: Trx, services: Services, step: PaymentStep): Promise<ApplicationRecord> => {
  const before = await lockApplication(trx, services, step.id)
  const after = await settle(trx, services, before)
  await record(trx, services, 'application:record_payment', step, [before, after])
  return after
}

/**
 * A paid application waits for its payment again, because the payment was not for it or was taken back. It gets a new term and a
 * new pro-forma.
 * @throws OperationError `not_found`, `illegal_transition`
 */
export const reopenApplication = async (trx: Trx, services: Services, step: PaymentStep): Promise<ApplicationRecord> => {
  const now = services.clock.now()
  const before = await lockApplication(trx, services, step.id)
  const { lapse_days: days } = await services.capabilities.readParameters(trx)
  const due = { due_on: workingDayFrom(addDays(localDayOf(now), days), await readClosedDays(trx)), warned_at: null }
  const after = await takeStep(trx, services, before, 'undo_payment', due, now)
  await services.capabilities.issueProForma({ ...services, trx }, after)
  await record(trx, services, 'application:reopen', step, [before, after])
  return after
}

/** The person who answers for what the program issues by itself, while they work there, may decide and are authorised. */
export const findAnswering = async ({ trx, clock, capabilities }: WorkContext): Promise<Actor | undefined> => {
  const id = await capabilities.readAutomaticDecider(trx)
  if (id === null) return undefined
  const user = await trx.selectFrom('app_user').selectAll().where('id', '=', id).where('active', '=', true).executeTakeFirst()
  if (user === undefined) return undefined
  const mayAnswer = permissionsHeld(user).includes('applications:decide') && lackingAuthority(user, localDayOf(clock.now())).length === 0
  return mayAnswer ? { id, name: user.name } : undefined
}

/** While a term of the party runs no person could issue such an act either: it waits for its end as a draft. */
const isWaiting = async ({ trx, clock, capabilities }: WorkContext, { kind, ...matter }: WantedAct): Promise<boolean> =>
  waitsForTerm(kind) && (await capabilities.findOpenTerm(trx, matter, clock.now())) !== undefined

/** Whoever issues it is told that the town has not named the provision yet. */
const lacksBasis = async ({ trx, capabilities }: WorkContext, { kind }: WantedAct): Promise<boolean> =>
  kind === 'payment_lapse' && (await capabilities.readActSettings(trx)).payment_basis === ''

/**
 * An act that follows from time or from the party: it waits as a draft for a person, or the program issues it where the town has named who answers for that.
 * It is then signed in nobody's name. One that waits already is left as it is.
 */
export const prepareOrIssue = async (context: WorkContext, wanted: WantedAct): Promise<void> => {
  const { address, requestId, ...own } = context
  const { trx, capabilities } = own
  const matter = { application_id: wanted.application_id, permit_id: null }
  if (await capabilities.hasDraft(trx, matter, wanted.kind)) return
  const answering = await findAnswering(own)
  const alone = { ...own, actor: product }
  if (answering === undefined || (await isWaiting(own, wanted)) || (await lacksBasis(own, wanted)))
    await capabilities.draftAct(alone, wanted)
  else await capabilities.enactApplicationAct(alone, { ...wanted, answered_for_by: answering }, product)
}

const unpaid: Text = {
  sl: 'Cena dovolilnice v roku ni bila plačana.',
  en: 'The price of the permit was not paid in time.',
}

/** Whether all of the fee has come; that the application is paid is noted by another job soon. The caller has locked the application. */
export const isPaidInFull = async (trx: Trx, { id, fee_cents: fee }: ApplicationRecord): Promise<boolean> => {
  const { received } = await trx
    .selectFrom('payment_allocation')
    .where('covers', '=', 'price')
    .select(sql<number>`coalesce(sum(cents), 0)::bigint`.as('received'))
    .where('application_id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow()
  return fee !== null && fee > 0 && received >= fee
}

/** Ends the procedure of an approved application that was not paid for, by an order. @throws OperationError `illegal_transition` */
export const lapse = async (context: WorkContext, before: ApplicationRecord, wanted: WantedAct, conductor: Actor): Promise<Decided> => {
  const { trx, clock, capabilities } = context
  const now = clock.now()
  const reason = textIn(unpaid, before.locale)
  // The order names the term: it is read before the term is taken off.
  const act = await capabilities.issueAct(context, wanted, conductor)
  const after = await takeStep(trx, context, before, 'lapse', { reason, due_on: null, warned_at: null }, now)
  await capabilities.endProForma(trx, after.id, 'lapsed', null, now)
  await capabilities.expectEarlyPayments(trx, context, after.id)
  await mailApplicant(trx, context, 'lapsed', after, { act: act.number })
  return { after, act }
}

/** Who set the act aside: this organ, whose usual terms begin anew, or second instance or a court, after which it has a term of its own. */
type SetAsideBy = 'this_organ' | 'another'

/** The authority's terms for a matter that came back. There is nothing to call for: the application was judged before. */
const termsOf = async (context: WorkContext, { permit_kind_id: kind }: ApplicationRecord, by: SetAsideBy): Promise<AuthorityTerms> => {
  const { trx, clock, capabilities } = context
  const today = localDayOf(clock.now())
  if (by === 'another') return termsAnew(today, (await capabilities.readParameters(trx)).terms, await readClosedDays(trx))
  return { ...(await countTerms(trx, context, kind, today)), call_by: null }
}

const recordReturn = async (
  { trx, clock, actor }: WorkContext,
  before: ApplicationRecord,
  after: ApplicationRecord,
  reason: string,
): Promise<ApplicationRecord> => {
  const event = { action: 'application:return', kind: 'change', actor, subject: subjectOf(after), before, after, reason } as const
  await recordEvent(trx, event, clock)
  return after
}

/** What the trail keeps of a procedure that rests or goes on. */
const restOf = ({ suspended_on, due_on, call_by, decide_by }: ApplicationRecord) => ({ suspended_on, due_on, call_by, decide_by })

/**
 * The procedure of an application rests by an order: no term runs, and what stood of them is kept (ZUP, art. 153).
 * @param act the number of the order
 */
export const suspendProcedure = async (context: WorkContext, id: string, act: string): Promise<void> => {
  const { trx, clock, actor } = context
  const before = await lockApplication(trx, context, id)
  const now = clock.now()
  const { due_on, call_by, decide_by, counted_from } = before
  const suspended_terms = JSON.stringify({ due_on, call_by, decide_by, counted_from })
  const rests = { suspended_on: localDayOf(now), suspended_terms, due_on: null, warned_at: null, ...noTerms }
  const after = await changeApplication(trx, before, rests, now)
  const event = { action: 'application:suspend_procedure', kind: 'change', actor, subject: subjectOf(after), reason: act } as const
  await recordEvent(trx, { ...event, before: restOf(before), after: restOf(after) }, clock)
  await mailApplicant(trx, context, 'procedure_suspended', after, { act })
}

/**
 * A procedure that rested goes on: the authority's terms as `termAfterRest` says, the party's term whole. A call that is taken back counts the rest from the
 * event of this step.
 * @param reason by which act
 * @param isVoid the order by which it rested was set aside
 */
export const resumeProcedure = async (context: WorkContext, id: string, reason: string, isVoid = false): Promise<ApplicationRecord> => {
  const { trx, clock, actor, capabilities } = context
  const before = await lockApplication(trx, context, id)
  const { suspended_on: since, suspended_terms: stood } = before
  if (since === null || stood === null) return before
  const now = clock.now()
  const today = localDayOf(now)
  const closed = await readClosedDays(trx)
  const { terms: settings } = await capabilities.readParameters(trx)
  const rest = { since, until: today, isVoid }
  const rested = (day: string | null): string | null => (day === null ? null : termAfterRest(day, rest, settings, closed))
  const terms = { counted_from: stood.counted_from, call_by: rested(stood.call_by), decide_by: rested(stood.decide_by) }
  const due_on = stood.due_on === null ? null : lastDayOfTerm(today, settings.supplement_days, closed)
  const after = await changeApplication(trx, before, { suspended_on: null, suspended_terms: null, due_on, ...terms }, now)
  const event = { action: 'application:resume_procedure', kind: 'change', actor, subject: subjectOf(after), reason } as const
  await recordEvent(trx, { ...event, before: restOf(before), after: restOf(after) }, clock)
  await mailApplicant(trx, context, 'procedure_resumed', after)
  return after
}

/** How an application ended that was reopened, by the act that stays in force. */
const endings = { rejection: 'reject', dismissal: 'declare_inadmissible', inadmissibility: 'declare_inadmissible' } as const

/**
 * The decision of a reopened procedure leaves the earlier one in force: the application has ended again as it had.
 * @param kind of the act that stays in force
 * @param reason by which decision
 * @throws OperationError `illegal_transition`
 */
export const endAgain = async (context: WorkContext, id: string, kind: keyof typeof endings, reason: string): Promise<void> => {
  const { trx, clock, actor, capabilities } = context
  const before = await lockApplication(trx, context, id)
  const now = clock.now()
  const ended = { due_on: null, warned_at: null, decided_at: now, decided_by: actor.id }
  const after = await takeStep(trx, context, before, endings[kind], ended, now)
  await capabilities.dropDrafts(trx, { application_id: id, permit_id: null }, 'rejection', 'dismissal')
  await capabilities.expectEarlyPayments(trx, context, id)
  const action = endings[kind] === 'reject' ? 'application:reject' : 'application:declare_inadmissible'
  await recordEvent(trx, { action, kind: 'change', actor, subject: subjectOf(after), before, after, reason }, clock)
}

/**
 * The act that ended an application was annulled: it is in review again and waits for a new decision, with its event of the audit trail. An
 * application that goes on already stays as it is.
 * @param reason by which decision
 * @param fixed the price and its term as the decision says them
 * @throws OperationError `not_found`
 */
export const returnApplication = async (
  context: WorkContext,
  id: string,
  reason: string,
  by: SetAsideBy,
  fixed: Changes<'application'> = {},
): Promise<ApplicationRecord> => {
  const { trx, clock, capabilities } = context
  const before = await lockApplication(trx, context, id)
  const now = clock.now()
  const is_granted = await capabilities.isGranted(trx, id)
  // What came back already may be granted since, or be so no longer.
  const isChanged = editableStatuses.includes(before.status) && before.is_granted !== is_granted
  const after = isChanged
    ? await recordReturn(context, before, await changeApplication(trx, before, { is_granted, ...fixed }, now), reason)
    : before
  if (before.suspended_on !== null) {
    // It rests on while the order holds by which it does: another act was set aside.
    const order = await capabilities.findStandingAct(trx, { application_id: id, permit_id: null }, 'procedure_suspension')
    return order === null ? resumeProcedure(context, id, reason, true) : after
  }
  if (isChanged) return after
  // What goes on already keeps its running terms as they were told, also where an order of rest falls after it was counted.
  if (!isLegal(before, 'return')) return before
  const terms = await termsOf(context, before, by)
  const open = { reason: null, due_on: null, warned_at: null, decided_at: null, decided_by: null, is_granted, ...terms, ...fixed }
  return recordReturn(context, before, await takeStep(trx, context, before, 'return', open, now), reason)
}

/**
 * The missed term for the supplement of an application that was dismissed is restored: it waits for the supplement again, from today and, as soon as the
 * order is served, from that day.
 * @param reason the number of the order
 * @throws OperationError `illegal_transition` where the application is not dismissed any more
 */
export const reopenSupplement = async (context: Context, id: string, reason: string): Promise<ApplicationRecord> => {
  const { trx, now, clock, actor, capabilities } = context
  const before = await lockApplication(trx, context, id)
  const { supplement_days: days } = (await capabilities.readParameters(trx)).terms
  const open = { reason: null, warned_at: null, decided_at: null, decided_by: null, late_supplement_at: null }
  const due_on = lastDayOfTerm(localDayOf(now), days, await readClosedDays(trx))
  const after = await takeStep(trx, context, before, 'restore_supplement', { ...open, due_on }, now)
  const event = {
    action: 'application:restore_supplement',
    kind: 'change',
    actor,
    subject: subjectOf(after),
    before,
    after,
    reason,
  } as const
  await recordEvent(trx, event, clock)
  await mailApplicant(trx, context, 'term_restored', after, { act: reason })
  return after
}
