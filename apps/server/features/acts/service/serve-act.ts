import { withdrawal } from '../withdrawn-entry.ts'
import { OperationError, type RuleName, invalidField } from '@dovolilnice/contract/errors'
import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type Context, type Handler, type Services, implement } from '../../../platform/http/context.ts'
import * as contract from '@dovolilnice/contract/acts/service/act-service'
import { handOverAct, handOverActs, recordServiceResult, withdrawService } from '@dovolilnice/contract/acts/service/operations'
import { isNote } from '@dovolilnice/contract/acts/act-kinds'
import { v7 } from 'uuid'
import { announce } from '../../../platform/database/notify.ts'
import { type Changes, type Trx, notFound, changeRow, createRow, updateRow } from '../../../platform/database/db.ts'
import { type ActRecord, subjectOf } from '../act-tables.ts'
import { lockMatters } from '../matter/lock-matter.ts'
import { addresseeOf, boxFor, representativeOf } from '../representation/representation-tables.ts'
import { actRows, findAct, findChosenActs } from '../record/find-act.ts'
import { readSettings } from '../settings/act-settings.ts'
import { auditValues, depositLater, followService } from './e-service.ts'
import type { ServiceRecord } from './service-tables.ts'
import { presentService, settleStanding } from './standing.ts'
import type { Matter } from '../issue/take-act-number.ts'

/** Refuses a field with the sentence of a rule. @throws OperationError `validation` */
export const refuse = ({ locale }: Context, path: string, rule: RuleName, day?: string): never => {
  throw invalidField(path, rule, locale, day === undefined ? {} : { day: dayInWords(day, locale) })
}

/** Holds that a day is not before another and not ahead. @throws OperationError `validation` */
export const requireDay = (context: Context, path: string, day: string, earliest: string): void => {
  if (day < earliest) refuse(context, path, 'day_too_early', earliest)
  if (day > localDayOf(context.now)) refuse(context, path, 'day_future')
}

/** The attempt, after the record of its act was locked. @throws OperationError `not_found`, `conflict` */
const lockService = async (trx: Trx, id: string, seen: number): Promise<ServiceRecord> => {
  const found = await trx.selectFrom('act_service').select('act_id').where('id', '=', id).executeTakeFirstOrThrow(notFound)
  await lockMatters(trx, [await findAct(trx, found.act_id)])
  const service = await trx.selectFrom('act_service').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (service.version !== seen) throw new OperationError('conflict', { details: { version: service.version } })
  return service
}

/** The columns that a result fills. */
const outcomeOf = (
  result: contract.ServiceResult,
  day: string,
  { fiction_days: days, failed_reason = 'other' }: { fiction_days: number; failed_reason?: contract.FailedReason | undefined },
): Changes<'act_service'> => {
  if (result === 'failure') return { served_on: null, served_by: null, failed_on: day, failed_reason }
  if (result === 'notice') return { notice_on: day, served_on: contract.fictionDay(day, days), served_by: 'fiction' }
  return { served_on: day, served_by: result }
}

type HandOver = Parameters<Handler<typeof handOverAct>>

/** Hands an act over whose record is locked, so that two clerks do not serve it twice; one that is served or on its way is not handed over again. @throws OperationError `illegal_transition`, `validation` */
const handOver = async (act: ActRecord, body: HandOver[0]['body'], context: HandOver[1]) => {
  const { trx, now, user } = context
  if (isNote(act.kind) || (await presentService(trx, act.id)) !== undefined)
    throw new OperationError('illegal_transition', { details: { number: act.number } })
  const { fiction_days, ordinary_kinds: ordinary, e_service } = await readSettings(trx)
  const { manner, handed_over_on, consignment, note, served_on: served } = body
  if (manner === 'ordinary' && !ordinary.includes(act.kind)) refuse(context, 'manner', 'ordinary_not_allowed')
  requireDay(context, 'handed_over_on', handed_over_on, act.issued_on)
  const represented = await representativeOf(trx, act, localDayOf(now))
  if (body.addressee === 'party' && represented !== undefined) refuse(context, 'addressee', 'represented')
  if (body.addressee === 'representative' && represented === undefined) refuse(context, 'addressee', 'not_represented')
  const result = contract.resultAtOnce(manner)
  if (served !== undefined) requireDay(context, 'served_on', served, handed_over_on)
  const box = manner === 'e_service' && e_service ? await boxFor(trx, act, localDayOf(now)) : undefined
  if (manner === 'e_service' && e_service && box === undefined) refuse(context, 'manner', 'no_secure_box')
  // Into a box the act is sent, and its receipts say the day.
  if (served !== undefined && (result === undefined || box !== undefined)) refuse(context, 'served_on', 'invalid')
  const service = await createRow(trx, 'act_service', {
    ...{ id: v7(), act_id: act.id, manner, handed_over_on, consignment, note, fiction_days, created_at: now },
    addressee: JSON.stringify(await addresseeOf(trx, act, localDayOf(now))),
    ...{ handed_over_by: user.id, handed_over_by_name: user.name },
    ...(served !== undefined && result !== undefined && { served_on: served, served_by: result }),
  })
  if (box !== undefined) await depositLater(trx, context.send, service.id, box.address, now)
  const standing = await followService(context, act)
  return {
    service,
    recorded: {
      subject: subjectOf(act),
      after: { ...auditValues(service, standing), ...(box && { secure_box: box.address }) },
      reason: note || null,
    },
  }
}

export const handleHandOverAct = implement(handOverAct, async ({ params, body }, context) => {
  const act = await findAct(context.trx, params.id)
  await lockMatters(context.trx, [act])
  const { service, recorded } = await handOver(act, body, context)
  context.record(recorded)
  return { id: service.id }
})

export const handleHandOverActs = implement(handOverActs, async ({ body: { ids, ...how } }, context) => {
  const acts = await findChosenActs(context.trx, ids.toSorted())
  await lockMatters(context.trx, acts)
  for (const act of acts) {
    const { recorded } = await handOver(act, { ...how, consignment: '', note: '' }, context)
    await context.recordAlso('act:hand_over', recorded)
  }
  return { handed_over: ids.length }
})

/** How an attempt goes through a secure box; null where it does not. */
export const boxOfService = async (trx: Trx, id: string) =>
  (await trx.selectFrom('box_delivery').selectAll().where('service_id', '=', id).executeTakeFirst()) ?? null

/** Records how an act came to its party, that a notice was left, or that the service did not succeed. */
export const handleRecordServiceResult = implement(recordServiceResult, async ({ params, body }, context) => {
  const { trx } = context
  const before = await lockService(trx, params.id, body.version)
  const { result, day, note } = body
  const box = await boxOfService(trx, before.id)
  if (!contract.openResults({ ...before, box }).includes(result)) throw new OperationError('illegal_transition')
  requireDay(context, 'day', day, before.notice_on ?? before.handed_over_on)
  if (before.served_on !== null && day > before.served_on) refuse(context, 'day', 'after_fiction', before.served_on)
  const changes = { ...outcomeOf(result, day, { ...before, failed_reason: body.failed_reason }), version: before.version + 1 }
  const after = await changeRow(trx, 'act_service', before.id, { ...changes, note: note || before.note })
  const act = await findAct(trx, before.act_id)
  const standing = await followService(context, act)
  const known = { final_on: null, binding_on: null }
  context.record({ subject: subjectOf(act), before: auditValues(before, known), after: auditValues(after, standing), reason: note || null })
  return { ...after, box, results: contract.openResults({ ...after, box }) }
})

/** Takes an entry back that was made by mistake. It stays, with who took it back and why. */
export const handleWithdrawService = implement(withdrawService, async ({ params, body }, context) => {
  const { trx } = context
  const before = await lockService(trx, params.id, body.version)
  if (before.withdrawn_at !== null) throw new OperationError('illegal_transition')
  await updateRow(trx, 'act_service', before.id, withdrawal(context, before, body.reason))
  const standing = await settleStanding(trx, before.act_id)
  await announce(trx, 'applications')
  const act = await findAct(trx, before.act_id)
  context.record({ subject: subjectOf(act), before: auditValues(before, standing), after: auditValues({}, standing), reason: body.reason })
})

/** How the newest decision that holds in a matter is served, as its party may know it; null while there is none against which an appeal is possible. */
export const readDecisionService = async (trx: Trx, { clock }: Pick<Services, 'clock'>, { application_id, permit_id }: Matter) => {
  const act = await actRows(trx)
    .where(application_id === null ? 'act.permit_id' : 'act.application_id', '=', application_id ?? permit_id)
    .where('way.remedy', '=', 'appeal')
    .where('way.set_aside', '=', false)
    // What only leads the procedure decides nothing.
    .where('act.kind', 'not in', ['correction', 'silence', 'joinder', 'procedure_suspension'])
    .orderBy('act.issued_at', 'desc')
    .orderBy('act.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (act === undefined) return null
  const { number, manner, handed_over_on, served_on, appeal_until, final_on, under_appeal } = act
  const sent = { number, manner: manner === null ? null : contract.serviceMannerLabels[manner], handed_over_on, under_appeal }
  // A fiction that lies ahead is no service yet.
  const isServed = served_on !== null && served_on <= localDayOf(clock.now())
  return isServed ? { ...sent, served_on, appeal_until, final_on } : { ...sent, served_on: null, appeal_until: null, final_on: null }
}
