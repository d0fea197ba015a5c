import { furtherAct, type FurtherDeed, lastDayToReopen, missingOfFurther } from '@dovolilnice/contract/acts/further/further-acts'
import { type FurtherActBody, issueFurtherAct, previewFurtherAct } from '@dovolilnice/contract/acts/further/operations'
import { OperationError, fieldError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { readClosedDays } from '../../../platform/calendar/closed-days.ts'
import { announce } from '../../../platform/database/notify.ts'
import { type Changes, type Trx, readRow } from '../../../platform/database/db.ts'
import { type SignedInContext, implement } from '../../../platform/http/context.ts'
import { type ActRecord, subjectOf } from '../act-tables.ts'
import { groundsOf, renewAnswers } from '../hearing/hearing.ts'
import { issueAct } from '../issue/issue-act.ts'
import type { Matter } from '../issue/take-act-number.ts'
import { lockMatters, requireSeenMatter } from '../matter/lock-matter.ts'
import { readJoined } from '../matter/read-matter.ts'
import { choicesOf, matterOfRecord } from '../matter/matter-standing.ts'
import { previewAct } from '../paper/read-act-paper.ts'
import { findAct } from '../record/find-act.ts'
import { refuse, requireDay } from '../service/serve-act.ts'
import { settleStanding } from '../service/standing.ts'
import type { WantedAct } from '../text/compose-act.ts'

/** Holds what the row of an act asks for. @throws OperationError `validation` with every field that lacks something */
const requireSaid = ({ locale }: SignedInContext, { kind, ...said }: FurtherActBody): void => {
  const lacking = missingOfFurther(kind, said)
  if (lacking.length > 0)
    throw new OperationError('validation', { fields: lacking.map(({ path, rule }) => fieldError(path, rule, locale)) })
}

/** Holds the terms of a reopening (ZUP, art. 263): what is late is not reopened, and what is in time not refused as late. @throws OperationError `validation` */
const requireReopeningTerm = async (
  context: SignedInContext,
  { kind, ground, learned_on: learned, proposed_on: proposed }: FurtherActBody,
  act: ActRecord,
): Promise<void> => {
  if (proposed) requireDay(context, 'proposed_on', proposed, act.issued_on)
  if (!learned) return
  requireDay(context, 'learned_on', learned, act.issued_on)
  const { trx } = context
  const { final_on: final } = await trx.selectFrom('act_standing').select('final_on').where('act_id', '=', act.id).executeTakeFirstOrThrow()
  const begun = proposed ?? localDayOf(context.now)
  if (begun < learned) refuse(context, 'learned_on', 'day_future')
  const last = lastDayToReopen(ground, learned, final ?? act.issued_on, await readClosedDays(trx))
  if (kind === 'reopening' && begun > last) refuse(context, 'learned_on', 'reopening_late', last)
  if (kind === 'reopening_refusal' && ground === 'late' && begun <= last) refuse(context, 'ground', 'reopening_in_time', last)
}

/** An act of the table as it is wanted, and the earlier act that it is about. */
interface Wanted {
  act: WantedAct
  earlier: ActRecord | undefined
  other: OtherMatter | undefined
}

/** The application whose matter is joined or parted, and the order of joinder in it; null: none yet. */
interface OtherMatter {
  id: string
  number: string
  order: string | null
}

/** The other application of a joinder or separation, before anything is locked. @throws OperationError `validation` */
const findOther = async (
  context: SignedInContext,
  { kind, joins, act_id: about }: FurtherActBody,
  { application_id: id }: Matter,
): Promise<OtherMatter | undefined> => {
  const { trx } = context
  if (kind === 'separation') {
    const joined = await readJoined(trx, id)
    return joined.find(({ own }) => own === about)
  }
  if (kind !== 'joinder' || joins === '') return undefined
  const found = await trx.selectFrom('application').select(['id', 'number']).where('number', '=', joins).executeTakeFirst()
  return found === undefined || found.id === id ? refuse(context, 'joins', 'not_joinable') : { ...found, order: null }
}

/** Whether another application is still to be decided, and whether its procedure rests. */
const stateOf = async (trx: Trx, { id }: OtherMatter): Promise<{ isOpen: boolean; rests: boolean }> => {
  const { status, suspended_on: rests } = await readRow(trx, 'application', id, ['status', 'suspended_on'])
  return { isOpen: furtherAct('joinder').application?.includes(status) === true, rests: rests !== null }
}

/** Holds that a matter can be joined to another one: it is open, and is not joined with it. @throws OperationError `validation` */
const requireJoinable = async (context: SignedInContext, { application_id: id }: Matter, other: OtherMatter): Promise<void> => {
  const isJoined = (await readJoined(context.trx, id)).some((one) => one.id === other.id)
  const { isOpen, rests } = await stateOf(context.trx, other)
  if (isJoined || !isOpen || rests) refuse(context, 'joins', 'not_joinable')
}

/**
 * What is wanted, after the record was locked and its row held.
 * @throws OperationError `not_found`, `conflict`, `illegal_transition`, `validation`
 */
const wantedBy = async (context: SignedInContext, body: FurtherActBody): Promise<Wanted> => {
  const { trx, now } = context
  const { kind, act_id, ground, reason, facts, awaits, proposed_on, learned_on, heard, heard_note } = body
  const matter = await matterOfRecord(trx, body.record_id)
  const other = await findOther(context, body, matter)
  await lockMatters(trx, [matter, ...(other === undefined ? [] : [{ application_id: other.id, permit_id: null }])])
  await requireSeenMatter(trx, context, matter, body.version)
  const choice = (await choicesOf(trx, matter, localDayOf(now))).find((one) => one.kind === kind)
  const isAbout = act_id !== undefined && choice?.of.includes(act_id) === true
  if (choice === undefined || (choice.of.length > 0 && !isAbout)) throw new OperationError('illegal_transition')
  requireSaid(context, body)
  const earlier = choice.of.length > 0 && act_id !== undefined ? await findAct(trx, act_id) : undefined
  if (earlier !== undefined) await requireReopeningTerm(context, body, earlier)
  if (kind === 'joinder' && other !== undefined) await requireJoinable(context, matter, other)
  const said = { facts, reason, awaits, proposed_on, learned_on, joins: other?.number ?? '' }
  const act = { kind, ...matter, corrects_id: earlier?.id ?? null, reason_code: ground, ...said }
  if (!furtherAct(kind).asks.includes('heard')) return { act, earlier, other }
  return { act: { ...act, ...(await groundsOf(context, act, { facts, reason, heard, heard_note })) }, earlier, other }
}

const changeStanding = async (trx: Trx, id: string, changes: Changes<'act_standing'>): Promise<void> => {
  await trx.updateTable('act_standing').set(changes).where('act_id', '=', id).execute()
  await settleStanding(trx, id)
}

/** What an act of a permit took away is in force again, until the act has effect once more. */
const giveBack = async (
  context: SignedInContext,
  earlier: ActRecord,
  reason: string,
  changes: Changes<'act_standing'> = {},
): Promise<void> => {
  if (earlier.permit_id !== null) await context.capabilities.restorePermit(context, earlier.permit_id, earlier, reason)
  await changeStanding(context.trx, earlier.id, { ...changes, taken_at: null })
}

/** `about` answers the earlier act. */
type Deed = (
  context: SignedInContext,
  wanted: WantedAct,
  about: () => ActRecord,
  other?: OtherMatter,
) => Promise<{ id: string; number: string }>

/** The same order in the other matter, with its own number and for its own party: an act has one. */
const issueInOther = async (
  context: SignedInContext,
  wanted: WantedAct,
  { id }: OtherMatter,
  corrects_id: string | null,
): Promise<void> => {
  const first = context.trx.selectFrom('application').select('number').where('id', '=', wanted.application_id)
  const { number: joins } = await first.executeTakeFirstOrThrow()
  await issueAct(context, { ...wanted, application_id: id, corrects_id, joins })
}

/** The act that an order is about, itself about another one: the stayed one, the reopened one. */
const behind = ({ trx }: SignedInContext, order: ActRecord): Promise<ActRecord> => findAct(trx, order.corrects_id ?? '')

/** What follows from each act, beside its paper. */
const deeds: Readonly<Record<FurtherDeed, Deed>> = {
  nothing: (context, wanted) => issueAct(context, wanted),
  ends: (context, wanted) => context.capabilities.enactApplicationAct(context, wanted, context.user),
  takes: (context, wanted) => context.capabilities.enactPermitAct(context, wanted, context.user),
  rests: async (context, wanted) => {
    const act = await issueAct(context, wanted)
    await context.capabilities.suspendProcedure(context, wanted.application_id ?? '', act.number)
    return act
  },
  goes_on: async (context, wanted) => {
    const act = await issueAct(context, wanted)
    await context.capabilities.resumeProcedure(context, wanted.application_id ?? '', act.number)
    await renewAnswers(context, wanted.application_id, localDayOf(context.now))
    return act
  },
  joins: async (context, wanted, _about, other) => {
    const act = await issueAct(context, wanted)
    if (other !== undefined) await issueInOther(context, wanted, other, act.id)
    return act
  },
  parts: async (context, wanted, _about, other) => {
    const act = await issueAct(context, wanted)
    // Where the other one is decided, nothing is parted from it; where it rests, its order of joinder must not outlive this one.
    if (other !== undefined && (await stateOf(context.trx, other)).isOpen) await issueInOther(context, wanted, other, other.order)
    return act
  },
  reopens: async (context, wanted, about) => {
    const earlier = about()
    const act = await issueAct(context, wanted)
    const reason = `Postopek je obnovljen s sklepom št. ${act.number}.`
    if (earlier.application_id !== null) await context.capabilities.returnApplication(context, earlier.application_id, reason, 'this_organ')
    await giveBack(context, earlier, reason)
    return act
  },
  upholds: async (context, wanted, about) => {
    const act = await issueAct(context, wanted)
    const { id, kind, application_id: application } = await behind(context, about())
    await settleStanding(context.trx, id)
    const isEnding = kind === 'rejection' || kind === 'dismissal' || kind === 'inadmissibility'
    if (application !== null && isEnding) await context.capabilities.endAgain(context, application, kind, act.number)
    return act
  },
  voids: async (context, wanted, about) => {
    const earlier = about()
    const act = await issueAct(context, wanted)
    await settleStanding(context.trx, earlier.id)
    await context.capabilities.undoWherePossible(context, earlier, act.number)
    return act
  },
  stays: async (context, wanted, about) => {
    const earlier = about()
    const act = await issueAct(context, wanted)
    const { effect } = await context.trx
      .selectFrom('act_standing')
      .select('effect')
      .where('act_id', '=', earlier.id)
      .executeTakeFirstOrThrow()
    const reason = `Izvršitev je odložena s sklepom št. ${act.number}.`
    await giveBack(context, earlier, reason, { effect: 'final', stayed_effect: effect, suspensive: true })
    return act
  },
  stays_no_more: async (context, wanted, about) => {
    const act = await issueAct(context, wanted)
    const { id } = await behind(context, about())
    const { stayed_effect: effect } = await context.trx
      .selectFrom('act_standing')
      .select('stayed_effect')
      .where('act_id', '=', id)
      .executeTakeFirstOrThrow()
    if (effect !== null) await changeStanding(context.trx, id, { effect, stayed_effect: null, suspensive: false })
    return act
  },
}

export const handleIssueFurtherAct = implement(issueFurtherAct, async ({ body }, context) => {
  const { act: wanted, earlier, other } = await wantedBy(context, body)
  const { does } = furtherAct(body.kind)
  const about = (): ActRecord => {
    if (earlier === undefined) throw new OperationError('illegal_transition')
    return earlier
  }
  const { id, number } = await deeds[does](context, wanted, about, other)
  await announce(context.trx, 'applications')
  const { kind, ground, awaits, learned_on } = body
  context.record({
    subject: subjectOf({ id, number }),
    after: { act_kind: kind, ground_of_act: ground, awaits: awaits || null, joins: other?.number ?? null, learned_on: learned_on ?? null },
    reason: body.reason || null,
  })
  return { id, number }
})

export const handlePreviewFurtherAct = implement(previewFurtherAct, async ({ body }, context) => {
  const { act } = await wantedBy(context, body)
  context.record({ subject: { type: 'act', id: body.record_id, label: body.kind } })
  return previewAct(context, act)
})
