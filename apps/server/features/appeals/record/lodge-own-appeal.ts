import { furtherAct } from '@dovolilnice/contract/acts/further/further-acts'
import { openAppealStatuses } from '@dovolilnice/contract/appeals/appeal-status'
import type { lodgeLinkedAppeal, lodgeOwnAppeal, ownAppealSchema } from '@dovolilnice/contract/appeals/lodge-own-appeal'
import { otherDocument } from '@dovolilnice/contract/documents/document'
import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { z } from 'zod/mini'
import { product } from '../../../platform/audit/record-event.ts'
import type { Row, Trx } from '../../../platform/database/db.ts'
import type { Context, Handler, Services } from '../../../platform/http/context.ts'
import { lodge, lodgedEvent } from './lodge-appeal.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    readPartyAppeals: typeof readPartyAppeals
  }
}

const matterOf = ({ id }: Pick<Row<'application'>, 'id'>) => ({ application_id: id, permit_id: null })

/** The acts of an application against which the term of appeal runs today and nobody has appealed or renounced it, the newest first. */
const appealableActs = (trx: Trx, { id }: Row<'application'>, today: string) =>
  trx
    .selectFrom('act')
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    .select(['act.id', 'act.number', 'way.appeal_until as until'])
    .where('act.application_id', '=', id)
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

/** Against what the applicant may appeal now, and the appeals that there are. */
export const readPartyAppeals = async (
  trx: Trx,
  services: Pick<Services, 'capabilities' | 'clock'>,
  application: Row<'application'>,
): Promise<{
  may_appeal: { against: string; until: string | null }[]
  appeals: { number: string; lodged_on: string; is_open: boolean }[]
}> => {
  const today = localDayOf(services.clock.now())
  const acts = await appealableActs(trx, application, today)
  const isSilent = await isSilenceAppealable(trx, services, application, today)
  const appeals = await trx
    .selectFrom('appeal')
    .innerJoin('act', 'act.id', 'appeal.act_id')
    .select(['appeal.number', 'appeal.lodged_on', 'appeal.status'])
    .where('act.application_id', '=', application.id)
    .where('appeal.status', '<>', 'cancelled')
    .orderBy('appeal.id', 'desc')
    .execute()
  return {
    may_appeal: [...acts.map(({ number, until }) => ({ against: number, until })), ...(isSilent ? [{ against: '', until: null }] : [])],
    appeals: appeals.map(({ number, lodged_on, status }) => ({ number, lodged_on, is_open: openAppealStatuses.includes(status) })),
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
const actOf = async (context: Context, application: Row<'application'>, against: string): Promise<string> => {
  const { trx, now } = context
  const today = localDayOf(now)
  const act = (await appealableActs(trx, application, today)).find(({ number }) => number === against)
  if (act !== undefined) return act.id
  if (against === '' && (await isSilenceAppealable(trx, context, application, today))) return noticeOfSilence(context, application)
  throw new OperationError('appeal_not_possible')
}

/** Who lodges it, as the matter knows them. @throws OperationError `appeal_not_possible` for a representative of whom no power is recorded */
const appellantOf = async ({ trx, now, capabilities }: Context, application: Row<'application'>, by: 'party' | 'representative') => {
  if (by === 'party') return application.name
  const representative = await capabilities.readRepresentative(trx, matterOf(application), localDayOf(now))
  if (representative === null) throw new OperationError('appeal_not_possible')
  return representative.name
}

/** The appeal of a party, received today; its files are documents of the application. */
const appeal = async (context: Context, id: string, { against, by, text }: z.output<typeof ownAppealSchema>) => {
  const { trx, now, files, locale, capabilities } = context
  const today = localDayOf(now)
  const application = await trx.selectFrom('application').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  const act_id = await actOf(context, application, against)
  const said = { appellant_name: await appellantOf(context, application, by), by_representative: by === 'representative', text }
  const way = { manner: 'electronic', paper_place: '', fee: 'unpaid', fee_note: '', lodged_on: today, received_on: today } as const
  const lodged = await lodge(context, { act_id, ...said, ...way })
  await capabilities.keepDocuments(trx, context, files, { application_id: id, accepted: [otherDocument.type], expires: {}, now, locale })
  const { number } = await trx.selectFrom('act').select('number').where('id', '=', act_id).executeTakeFirstOrThrow()
  context.record(lodgedEvent(lodged, number))
  await capabilities.mailAppealReceived(trx, context, application, lodged.number)
  return lodged
}

export const handleLodgeLinkedAppeal: Handler<typeof lodgeLinkedAppeal> = async ({ body }, context) =>
  appeal(context, (await context.capabilities.openLinkedApplication(context, body)).id, body)

export const handleLodgeOwnAppeal: Handler<typeof lodgeOwnAppeal> = async ({ params, body }, context) =>
  appeal(context, (await context.capabilities.findOwnApplication(context.trx, params.id, context.user.id)).id, body)
