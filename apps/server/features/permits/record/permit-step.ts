import { writtenInEach } from '@dovolilnice/contract/acts/act-words'
import { isProvisional } from '@dovolilnice/contract/acts/grounds'
import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf, dayInWords } from '@dovolilnice/contract/primitives/local-day'
import { type PermitAction, permitStatusOn, permitTransitions, type StoredPermitStatus } from '@dovolilnice/contract/permits/permit-status'
import { permitTable } from '../permit-tables.ts'
import { conflictError } from '../../../platform/audit/conflict-error.ts'
import { type Trx, changeRow } from '../../../platform/database/db.ts'
import { type Capabilities, type Context, type SignedInContext, type WorkContext, implement } from '../../../platform/http/context.ts'
import {
  type CredentialDraft,
  type ParkingLotRow,
  type PermitDraft,
  type PermitKindRow,
  type PermitRow,
  termsOf,
} from '../issue/permit-draft.ts'
import { inEach, noteChange, suspensionOver } from './permit-notes.ts'
import { found, permitRows, platesAmong, readCredentials } from './get-permit.ts'
import { isOnRequest, isRevocation, isSuspension, revocationKinds, suspensionKinds } from '@dovolilnice/contract/acts/suspension-ground'
import { fillText, textIn, type Locale } from '@dovolilnice/contract/locale'
import { type Actor, product, recordEvent } from '../../../platform/audit/record-event.ts'
import { forEachRow } from '../../../platform/jobs/each-row.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { announcePermits, requireNoConflict } from '../issue/insert-permit.ts'
import { mailHolder } from '../notify/permit-mail.ts'
import { resumePermit, revokePermit, suspendPermit } from '@dovolilnice/contract/permits/record/operations'
import type { Validity } from '@dovolilnice/contract/parking/validity'
import { vehiclesFrom, vehiclesText } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import { notTakenBack } from '../../../platform/privacy/restrictions.ts'

/**
 * The permit, locked until the transaction ends.
 * @param userId whose it must be
 * @throws OperationError `not_found`
 */
export const lockPermit = async (trx: Trx, id: string, userId?: string): Promise<PermitRow> =>
  found(await permitRows(trx, id, userId).forUpdate().executeTakeFirst())

/** @throws OperationError `illegal_transition`, naming the status that forbids it */
export const requireStep = (permit: PermitRow, action: PermitAction, now: Date): void => {
  const status = permitStatusOn(permit, localDayOf(now))
  if (!permitTransitions[action].from.some((from) => from === status))
    throw new OperationError('illegal_transition', { details: { status } })
}

/** Someone changed the permit since it was read. @throws OperationError `conflict`, with who changed what since */
export const requireVersion = async (
  { trx, capabilities }: Pick<Context, 'trx' | 'capabilities'>,
  permit: PermitRow,
  seen: number | undefined,
): Promise<void> => {
  if (seen === undefined || seen === permit.version) return
  throw conflictError(permit.version, seen, await capabilities.readHistory(trx, permit.id))
}

/** Writes a new status with its reason. */
export const setPermitStatus = (
  trx: Trx,
  permit: PermitRow,
  status: StoredPermitStatus,
  reason: string | null,
  now: Date,
): Promise<PermitRow> => changeRow(trx, 'permit', permit.id, { status, reason, updated_at: now, version: permit.version + 1 })

/** Whether an act that takes the permit away waits for the day on which it takes effect: until then no other permit comes in its place, and it is not suspended. */
export const isBeingTaken = async (trx: Trx, id: string): Promise<boolean> =>
  (await trx
    .selectFrom('act')
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    .select('act.id')
    .where('act.permit_id', '=', id)
    .where('way.effect', 'is not', null)
    .where('way.taken_at', 'is', null)
    .where('way.set_aside', '=', false)
    .where('way.ended_at', 'is', null)
    .executeTakeFirst()) !== undefined

/**
 * Ends a permit in whose place another one is issued in the same transaction: it no longer opens. The reason of a suspension stays with it.
 * @throws OperationError `illegal_transition`
 */
export const endReplaced = async (trx: Trx, permit: PermitRow, now: Date): Promise<PermitRow> => {
  requireStep(permit, 'replace', now)
  if (await isBeingTaken(trx, permit.id)) throw new OperationError('illegal_transition', { details: { status: permit.status } })
  return setPermitStatus(trx, permit, 'replaced', permit.reason, now)
}

/** Why a permit is suspended, for the one that takes its place; null when it is not. */
export const suspensionOf = ({ status, reason }: PermitRow): string | null => (status === 'suspended' ? (reason ?? '') : null)

type DueAct = Awaited<ReturnType<Capabilities['actsDue']>>[number]
type IssueAct = Capabilities['issueAct']
type WantedAct = Parameters<IssueAct>[1]

/**
 * The step that an act about a permit stands for, and what its holder is told: of an act that takes effect with its issue, of one that does not yet, and
 * of that one when its day has come.
 */
const stepOf = ({ kind }: Pick<WantedAct, 'kind'>) =>
  isRevocation(kind)
    ? ({ action: 'revoke', to: 'revoked', mail: 'revoked', issued: 'revocation_issued', begun: 'revocation_begun' } as const)
    : ({
        action: 'suspend',
        to: 'suspended',
        mail: kind === 'suspension' ? 'suspended' : 'suspended_on_request',
        issued: 'suspension_issued',
        begun: 'suspension_begun',
      } as const)

/** How a suspension or revocation began, and the last day that it has, for the history of the permit. */
const begunOf = ({ requested_on = null, ends_on = null }: WantedAct) => ({
  ...(requested_on === null ? { begun: 'ex_officio' } : { begun: 'on_request', requested_on }),
  ...(ends_on !== null && { ends_on }),
})

/** The permit follows an act whose day has come; the caller tells its holder. */
const follow = async ({ trx, clock }: WorkContext, permit: PermitRow, wanted: Pick<WantedAct, 'kind' | 'reason'>) => {
  const changed = await setPermitStatus(trx, permit, stepOf(wanted).to, wanted.reason, clock.now())
  await announcePermits(trx)
  return changed
}

/** Acts between which a procedure of revocation runs: it is open where the newest of them is no end. */
const ofProcedure = ['hearing', 'suspension_end', 'suspension', ...revocationKinds] as const

/**
 * The act with which the procedure of revocation began that a provisional decision belongs to (ZUP, art. 127 and 221): the hearing of the party that was not taken
 * back, or a note that it begins, which is made where there is none.
 */
const openProcedure = async (context: WorkContext, { id, number }: PermitRow, { facts }: WantedAct): Promise<string> => {
  const acts = context.trx.selectFrom('act').select(['id', 'kind']).where('permit_id', '=', id).where('kind', 'in', ofProcedure)
  const newest = await acts.where(notTakenBack('act.id')).orderBy('issued_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst()
  if (newest?.kind === 'hearing') return newest.id
  const note = await context.capabilities.issueAct(context, {
    ...{ kind: 'official_note', application_id: null, permit_id: id, facts: facts ?? '' },
    change: inEach(
      `Organ po uradni dolžnosti začne postopek odvzema dovolilnice št. ${number}.`,
      `L’organo avvia d’ufficio il procedimento di revoca del permesso n. ${number}.`,
      `A szerv hivatalból megindítja a ${number} számú engedély visszavonására irányuló eljárást.`,
    ),
    reason: writtenInEach(
      inEach(
        'Postopek je začet, ko organ opravi dejanje v ta namen (127. člen ZUP). O odvzemu bo odločeno z odločbo.',
        'Il procedimento è avviato quando l’organo compie un atto a tal fine (articolo 127 della ZUP). Sulla revoca si deciderà con decisione.',
        'Az eljárás akkor indul meg, amikor a szerv e célból cselekményt végez (a ZUP 127. cikke). A visszavonásról határozat születik.',
      ),
    ),
  })
  return note.id
}

/**
 * Decides by an act that a permit is suspended or revoked. The permit follows on the day on which the act takes effect: now, or when it is served or
 * final.
 * @throws OperationError `illegal_transition`
 */
const takeAway = async (context: WorkContext, permit: PermitRow, begun: WantedAct, conductor: Actor) => {
  const { trx, clock, capabilities } = context
  const now = clock.now()
  requireStep(permit, stepOf(begun).action, now)
  if (isSuspension(begun.kind) && (await isBeingTaken(trx, permit.id)))
    throw new OperationError('illegal_transition', { details: { status: permit.status } })
  const wanted = isProvisional(begun.kind) ? { ...begun, corrects_id: await openProcedure(context, permit, begun) } : begun
  const act = await capabilities.issueAct(context, wanted, conductor)
  const overtaken = isRevocation(wanted.kind) ? [...revocationKinds, 'suspension_end' as const] : []
  await capabilities.dropDrafts(trx, wanted, ...suspensionKinds, ...overtaken)
  const isNow = await capabilities.takeIfInEffect(trx, act.id, now, localDayOf(now))
  const { mail, issued } = stepOf(wanted)
  const changed = isNow ? await follow(context, permit, wanted) : permit
  await mailHolder(trx, context, isNow ? mail : issued, changed, { act: act.number, requested: wanted.requested_on })
  const event = {
    subject: { type: 'permit' as const, id: permit.id, label: permit.number },
    before: { status: permit.status },
    after: { status: changed.status, version: changed.version, ...(!isNow && { act_number: act.number }), ...begunOf(wanted) },
  }
  return { act, changed, event }
}

/** An act whose day has come: the permit follows, with the event of the step, unless it has ended otherwise since. */
const takeEffect = async (context: WorkContext, due: DueAct): Promise<boolean> => {
  const { trx, clock, actor, capabilities } = context
  const now = clock.now()
  const permit = await lockPermit(trx, due.permit_id ?? '')
  const { action, to, begun } = stepOf(due)
  // What is away by another act meanwhile follows this one when it comes back.
  if (!permitTransitions[action].from.some((from) => from === permitStatusOn(permit, localDayOf(now)))) return false
  if (!(await capabilities.takeIfInEffect(trx, due.id, now, localDayOf(now)))) return false
  const changed = await follow(context, permit, due)
  await mailHolder(trx, context, begun, changed, { act: due.number, effective: due.effective_on })
  const [before, after] = [{ status: permit.status }, { status: to, version: changed.version, act_number: due.number }]
  const subject = { type: 'permit' as const, id: permit.id, label: permit.number }
  await recordEvent(trx, { action: `permit:${action}`, kind: 'change', actor, subject, before, after, reason: due.reason }, clock)
  return true
}

/** The permit that stands now where one was: the last that took its place. */
const newestOf = async (trx: Trx, id: string): Promise<string> => {
  const next = await trx.selectFrom('permit').select('id').where('replaces_permit_id', '=', id).executeTakeFirst()
  return next === undefined ? id : newestOf(trx, next.id)
}

const ended = {
  sl: 'Začasni odvzem je trajal do vključno {day}, kakor določa odločba št. {act}. Njegov konec je samodejno zapisal program; za to odgovarja {person}. Od občine lahko zahtevate, da ga pregleda uradna oseba.',
  en: 'The suspension lasted to {day}, that day included, as the decision No. {act} says. The program recorded its end by itself; {person} answers for that. You may ask the municipality that an official looks at it.',
}
const endedByAct = {
  sl: 'Začasni odvzem se konča z odločbo št. {act}, ki vam bo vročena.',
  en: 'The suspension ends by the decision No. {act}, which will be served on you.',
}

/** A suspended permit is in force again, with a mail to its holder. */
const bringBack = async (context: WorkContext, permit: PermitRow, reason: string): Promise<PermitRow> => {
  const { trx, clock } = context
  const changed = await setPermitStatus(trx, permit, 'issued', null, clock.now())
  await announcePermits(trx)
  await mailHolder(trx, context, 'resumed', changed, { reason })
  return changed
}

type OverAct = Awaited<ReturnType<Capabilities['suspensionsOver']>>[number]

/** A suspension whose last day has passed is over: the permit is in force again, unless it is away otherwise. */
const endByTime = async (context: WorkContext, { id, permit_id, number, ends_on, ...by }: OverAct): Promise<void> => {
  const { trx, clock, actor, capabilities } = context
  const now = clock.now()
  const permit = await lockPermit(trx, await newestOf(trx, permit_id ?? ''))
  await capabilities.endSuspension(trx, id, now)
  if (permit.status !== 'suspended' || (await capabilities.suspensionHeld(trx, permit.id))?.in_effect) return
  await capabilities.dropDrafts(trx, { application_id: null, permit_id: permit.id }, 'suspension_end')
  // Where the town has named nobody, whoever set the last day answers for it.
  const answering = (await capabilities.findAnswering(context)) ?? { id: by.decided_by, name: by.decided_by_name }
  const said = (locale: Locale) =>
    fillText(textIn(ended, locale), { act: number, day: dayInWords(ends_on ?? '', locale), person: answering.name })
  const changed = await bringBack(context, permit, said(permit.locale))
  const change = suspensionOver(permit.number, number, ends_on ?? '')
  await noteChange(context, { id: permit.id, change, requested_on: null, answered_for_by: answering })
  const [before, after] = [{ status: permit.status }, { status: changed.status, version: changed.version, act_number: number }]
  const subject = { type: 'permit' as const, id: permit.id, label: permit.number }
  await recordEvent(trx, { action: 'permit:resume', kind: 'change', actor, subject, before, after, reason: said('sl') }, clock)
}

/** Just after midnight: permits follow the acts that have become final or were served, and come back when a suspension is over. */
export const permitEffectsJob = defineJob({
  name: 'permit-effects',
  dailyAt: '00:02',
  handle: async (_, { database, services, clock, log }) => {
    const due = await services.capabilities.actsDue(database.kysely, localDayOf(clock.now()))
    const ids = due.map(({ id }) => id)
    await forEachRow(ids, log, async (id) => {
      const act = due.find((one) => one.id === id)
      if (act !== undefined) await database.transaction((trx) => takeEffect({ ...services, trx, actor: product }, act))
    })
    const over = await services.capabilities.suspensionsOver(database.kysely, localDayOf(clock.now()))
    const endedIds = over.map(({ id }) => id)
    await forEachRow(endedIds, log, async (id) => {
      const act = over.find((one) => one.id === id)
      if (act !== undefined) await database.transaction((trx) => endByTime({ ...services, trx, actor: product }, act))
    })
  },
})

/**
 * Ends the suspension of a permit by an act: the permit is in force again at once.
 * @throws OperationError `illegal_transition`
 */
const endByAct = async (context: WorkContext, permit: PermitRow, wanted: WantedAct, conductor: Actor) => {
  const { trx, clock, capabilities } = context
  const now = clock.now()
  requireStep(permit, 'resume', now)
  const held = await capabilities.suspensionHeld(trx, permit.id)
  const act = await capabilities.issueAct(context, { ...wanted, corrects_id: held?.id ?? null }, conductor)
  if (held !== undefined) await capabilities.endSuspension(trx, held.id, now)
  const changed = await bringBack(context, permit, fillText(textIn(endedByAct, permit.locale), { act: act.number }))
  const event = {
    subject: { type: 'permit' as const, id: permit.id, label: permit.number },
    before: { status: permit.status },
    after: { status: changed.status, version: changed.version, act_number: act.number },
  }
  return { act, changed, event }
}

/** The step of a permit for which an act stands. */
const actionOf = (wanted: Pick<WantedAct, 'kind'>) => (wanted.kind === 'suspension_end' ? ('resume' as const) : stepOf(wanted).action)

/** Holds that an act about a permit would be legal now. @throws OperationError `not_found`, `illegal_transition` */
export const requirePermitAct = async ({ trx, clock }: WorkContext, wanted: WantedAct): Promise<void> =>
  requireStep(await lockPermit(trx, wanted.permit_id ?? ''), actionOf(wanted), clock.now())

/** Takes the step that an act about a permit stands for and issues it, with the step's event. @throws OperationError `not_found`, `illegal_transition` */
export const enactPermitAct = async (context: WorkContext, wanted: WantedAct, conductor: Actor) => {
  const { trx, clock, actor } = context
  const decide = wanted.kind === 'suspension_end' ? endByAct : takeAway
  const { act, event } = await decide(context, await lockPermit(trx, wanted.permit_id ?? ''), wanted, conductor)
  const action = `permit:${actionOf(wanted)}` as const
  await recordEvent(trx, { ...event, action, kind: 'change', actor, reason: wanted.reason }, clock)
  return act
}

export const handleResumePermit = implement(resumePermit, async ({ params, body: { version, facts, reason } }, context) => {
  const permit = await lockPermit(context.trx, params.id)
  await requireVersion(context, permit, version)
  const wanted = { kind: 'suspension_end', application_id: null, permit_id: permit.id, facts, reason } as const
  const { event, changed } = await endByAct(context, permit, wanted, context.user)
  context.record({ ...event, reason })
  return { id: permit.id, number: permit.number, version: changed.version }
})

/** What the call says of the decision. */
type Said = Parameters<Context['capabilities']['groundsOf']>[2] & Parameters<Context['capabilities']['endOfSuspension']>[2]

/** The holder loses the permit, for a time or for good, by a decision that says what was found, why, and how the holder was heard. */
const take = async (context: SignedInContext, permit: PermitRow, act: Pick<WantedAct, 'kind' | 'requested_on'>, body: Said) => {
  const wanted = {
    application_id: null,
    permit_id: permit.id,
    reason: body.reason,
    at_once: isOnRequest(act.kind) ? '' : (body.at_once ?? ''),
    ...act,
    ...(await context.capabilities.endOfSuspension(context, act.kind, body)),
  }
  requireStep(permit, stepOf(wanted).action, context.now)
  const grounds = await context.capabilities.groundsOf(context, wanted, body)
  const { event, changed } = await takeAway(context, permit, { ...wanted, ...grounds }, context.user)
  context.record({ ...event, reason: body.reason })
  return { id: permit.id, number: permit.number, version: changed.version }
}

export const handleSuspendPermit = implement(suspendPermit, async ({ params, body }, context) => {
  const permit = await lockPermit(context.trx, params.id)
  await requireVersion(context, permit, body.version)
  return take(context, permit, await context.capabilities.takingBy(context, permit.id, 'suspension', body), body)
})

export const handleRevokePermit = implement(revokePermit, async ({ params, body }, context) => {
  const permit = await lockPermit(context.trx, params.id)
  await requireVersion(context, permit, body.version)
  return take(context, permit, await context.capabilities.takingBy(context, permit.id, 'revocation', body), body)
})

export type StoredCredential = Awaited<ReturnType<typeof readCredentials>>[number]

/** A permit under change: locked, with its terms and ways of opening. */
export interface OpenPermit {
  permit: PermitRow
  kind: PermitKindRow
  lot: ParkingLotRow
  credentials: StoredCredential[]
}

/**
 * Takes a permit for a change that its status allows.
 * @param userId whose it must be
 * @throws OperationError `not_found`, `conflict`, `illegal_transition`
 */
export const openPermit = async (context: Context, id: string, version?: number, userId?: string): Promise<OpenPermit> => {
  const { trx, now } = context
  const permit = await lockPermit(trx, id, userId)
  await requireVersion(context, permit, version)
  requireStep(permit, 'update', now)
  return { permit, ...(await termsOf(trx, permit)), credentials: await readCredentials(trx, id) }
}

/** The permit as it would stand with other ways of opening, for the rules on conflicts. */
export const draftWith = ({ permit, kind, lot }: OpenPermit, credentials: readonly CredentialDraft[]): PermitDraft => ({
  kind,
  lot,
  holder: { user_id: permit.user_id, ...permitTable.carried(permit) },
  valid_from: permit.valid_from,
  valid_until: permit.valid_until,
  from_time: permit.from_time,
  until_time: permit.until_time,
  credentials,
})

/** Holds the rules for ways of opening that are added to a permit. @throws OperationError `permit_exists`, `credential_taken` */
export const requireFree = (trx: Trx, open: OpenPermit, added: readonly CredentialDraft[]): Promise<void> =>
  // The permit itself is open already, so the holder's cap is not asked again.
  requireNoConflict(trx, { ...draftWith(open, added), kind: { ...open.kind, cap_per_holder: null } }, [open.permit.id])

/** Marks the permit as changed and tells gates and screens. */
export const touchPermit = async ({ trx, now }: Context, permit: PermitRow): Promise<PermitRow> => {
  const touched = await changeRow(trx, 'permit', permit.id, { updated_at: now, version: permit.version + 1 })
  await announcePermits(trx)
  return touched
}

export const subjectOf = ({ id, number }: { id: string; number: string }) => ({ type: 'permit' as const, id, label: number })
export const answerOf = ({ id, number, version }: PermitRow) => ({ id, number, version })

/** The vehicles as a mail names them: those that hold today or will, with days of their own. */
export const mailedVehicles = (permit: Validity & { locale: Locale }, credentials: readonly CredentialDraft[], today: string): string[] => {
  const plates = platesAmong(credentials).map(({ value, valid_from = null, valid_until = null }) => ({ value, valid_from, valid_until }))
  return vehiclesFrom(permit, plates, today).map((vehicle) => vehiclesText([vehicle], permit.locale))
}
