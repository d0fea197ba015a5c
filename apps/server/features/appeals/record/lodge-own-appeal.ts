import { furtherAct } from '@dovolilnice/contract/acts/further/further-acts'
import { openAppealStatuses } from '@dovolilnice/contract/appeals/appeal-status'
import * as contract from '@dovolilnice/contract/appeals/lodge-own-appeal'
import type { PartyAppeals } from '@dovolilnice/contract/applications/application-progress'
import { otherDocument } from '@dovolilnice/contract/documents/document'
import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { z } from 'zod/mini'
import { product } from '../../../platform/audit/record-event.ts'
import { type Row, type Trx, isAmong, notFound } from '../../../platform/database/db.ts'
import { type Context, type Services, implement } from '../../../platform/http/context.ts'
import { lodge, lodgedEvent } from './lodge-appeal.ts'

type Matter = Pick<Row<'act'>, 'application_id' | 'permit_id'>

const matterOf = ({ id }: Pick<Row<'application'>, 'id'>) => ({ application_id: id, permit_id: null })

const recordOf = ({ application, permit }: Own) =>
  application === undefined ? { application_id: null, permit_id: permit.id } : matterOf(application)

/** Who appeals in what: the application of a person, or the permit. */
type Own = { application: Row<'application'>; permit?: undefined } | { application?: undefined; permit: Row<'permit'> }

/**
 * The acts of a person. With an application go those of the permit that it became, while the same person holds it: one without an account reaches no
 * other page about it.
 */
const ownActs = (trx: Trx, { application, permit }: Own) => {
  const acts = trx.selectFrom('act')
  if (application === undefined) return acts.where('act.permit_id', '=', permit.id)
  const permits = trx.selectFrom('permit').select('id').where('application_id', '=', application.id).where('name', '=', application.name)
  return acts.where((is) => is.or([is('act.application_id', '=', application.id), isAmong('act.permit_id', permits)]))
}

/** The acts of a person against which the term of appeal runs today and nobody has appealed or renounced it, the newest first. */
const appealableActs = (trx: Trx, own: Own, today: string) =>
  ownActs(trx, own)
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    .select(['act.id', 'act.number', 'act.application_id', 'act.permit_id', 'way.appeal_until as until'])
    .where('way.remedy', '=', 'appeal')
    .where('way.set_aside', '=', false)
    .where('way.under_appeal', '=', false)
    .where('way.served_on', '<=', today)
    .where('way.appeal_until', '>=', today)
    .where((is) => is.or([is('way.final_on', 'is', null), is('way.final_on', '>', today)]))
    .orderBy('act.issued_at', 'desc')
    .orderBy('act.id', 'desc')
    .execute()

/** Whether the term to decide has ended on a day without a decision, while the procedure goes on (ZUP, art. 222). */
const isSilentOn = ({ status, suspended_on: rests, decide_by: last }: Row<'application'>, today: string): boolean =>
  rests === null && last !== null && last < today && furtherAct('silence').application?.includes(status) === true

/** Whether the organ is silent about an application and nobody has appealed against that, or second instance has decided already. */
const isSilenceAppealable = async (
  trx: Trx,
  { capabilities }: Pick<Services, 'capabilities'>,
  application: Row<'application'>,
  today: string,
): Promise<boolean> => {
  if (!isSilentOn(application, today) || (await capabilities.isDecided(trx, application.id))) return false
  const notice = await capabilities.findStandingAct(trx, matterOf(application), 'silence')
  if (notice === null) return true
  const appeal = trx.selectFrom('appeal').select('id').where('act_id', '=', notice)
  return (await appeal.where('status', 'in', [...openAppealStatuses, 'decided']).executeTakeFirst()) === undefined
}

/** Against what the party may appeal now, and the appeals that there are. */
export const readPartyAppeals = async (trx: Trx, services: Pick<Services, 'capabilities' | 'clock'>, own: Own): Promise<PartyAppeals> => {
  const today = localDayOf(services.clock.now())
  const acts = await appealableActs(trx, own, today)
  const isSilent = own.application !== undefined && (await isSilenceAppealable(trx, services, own.application, today))
  const appeals = await ownActs(trx, own)
    .innerJoin('appeal', 'act.id', 'appeal.act_id')
    .select(['appeal.number', 'appeal.lodged_on', 'appeal.status'])
    .where('appeal.status', '<>', 'cancelled')
    .orderBy('appeal.id', 'desc')
    .execute()
  return {
    may_appeal: [...acts.map(({ number, until }) => ({ against: number, until })), ...(isSilent ? [{ against: '', until: null }] : [])],
    appeals: appeals.map(({ number, lodged_on, status }) => ({ number, lodged_on, is_open: openAppealStatuses.includes(status) })),
    representative: await services.capabilities.readRepresentative(trx, recordOf(own), today),
  }
}

/** The notice that the term has ended, about which an appeal against silence is; where no clerk has issued one, the program does. */
const noticeOfSilence = async (context: Context, application: Row<'application'>): Promise<string> => {
  const { trx, capabilities } = context
  const matter = matterOf(application)
  const found = await capabilities.findStandingAct(trx, matter, 'silence')
  if (found !== null) return found
  const answering = await capabilities.findAnswering(context)
  const wanted = { kind: 'silence', ...matter, reason: '', ...(answering && { answered_for_by: answering }) } as const
  return (await capabilities.issueAct({ ...context, actor: product }, wanted)).id
}

/** @throws OperationError `appeal_not_possible` */
const actOf = async (context: Context, own: Own, against: string): Promise<{ id: string } & Matter> => {
  const { trx, now } = context
  const today = localDayOf(now)
  const act = (await appealableActs(trx, own, today)).find(({ number }) => number === against)
  if (act !== undefined) return act
  const { application } = own
  if (against === '' && application !== undefined && (await isSilenceAppealable(trx, context, application, today)))
    return { id: await noticeOfSilence(context, application), ...matterOf(application) }
  throw new OperationError('appeal_not_possible')
}

/** Who lodges it, as the matter knows them. @throws OperationError `appeal_not_possible` for a representative of whom no power is recorded */
const appellantOf = async ({ trx, now, capabilities }: Context, name: string, matter: Matter, by: 'party' | 'representative') => {
  if (by === 'party') return name
  const representative = await capabilities.readRepresentative(trx, matter, localDayOf(now))
  if (representative === null) throw new OperationError('appeal_not_possible')
  return representative.name
}

/** The appeal of a party, received today; its files are documents of the record that the act is about. */
const appeal = async (context: Context, own: Own, { against, by, text }: z.output<typeof contract.ownAppealSchema>) => {
  const { trx, now, files, locale, capabilities } = context
  const today = localDayOf(now)
  const { id: act_id, application_id, permit_id } = await actOf(context, own, against)
  const { name } = own.application ?? own.permit
  const appellant_name = await appellantOf(context, name, { application_id, permit_id }, by)
  const said = { appellant_name, by_representative: by === 'representative', text }
  const way = { manner: 'electronic', paper_place: '', fee: 'unpaid', fee_note: '', lodged_on: today, received_on: today } as const
  const lodged = await lodge(context, { act_id, ...said, ...way })
  const record = permit_id === null ? { application_id: application_id ?? '' } : { permit_id }
  await capabilities.keepDocuments(trx, context, files, { ...record, accepted: [otherDocument.type], expires: {}, now, locale })
  const { number } = await trx.selectFrom('act').select('number').where('id', '=', act_id).executeTakeFirstOrThrow()
  context.record(lodgedEvent(lodged, number))
  if (own.application !== undefined) await capabilities.mailAppealReceived(trx, context, own.application, lodged.number)
  else await capabilities.mailPermitAppeal(trx, context, own.permit, lodged.number)
  return lodged
}

const lockApplication = async ({ trx }: Context, id: string): Promise<Own> => ({
  application: await trx.selectFrom('application').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),
})

export const handleLodgeLinkedAppeal = implement(contract.lodgeLinkedAppeal, async ({ body }, context) =>
  appeal(context, await lockApplication(context, (await context.capabilities.openLinkedApplication(context, body)).id), body),
)

export const handleLodgeOwnAppeal = implement(contract.lodgeOwnAppeal, async ({ params, body }, context) =>
  appeal(
    context,
    await lockApplication(context, (await context.capabilities.findOwnApplication(context.trx, params.id, context.user.id)).id),
    body,
  ),
)

export const handleLodgeOwnPermitAppeal = implement(contract.lodgeOwnPermitAppeal, async ({ params, body }, context) => {
  const { trx, user } = context
  const own = trx.selectFrom('permit').selectAll().where('id', '=', params.id).where('user_id', '=', user.id)
  const permit = await own.forUpdate().executeTakeFirstOrThrow(notFound)
  return appeal(context, { permit }, body)
})
