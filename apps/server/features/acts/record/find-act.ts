import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import type { getAct } from '@dovolilnice/contract/acts/record/get-act'
import type { readAct } from '@dovolilnice/contract/acts/record/read-act'
import type { readMatterActs } from '@dovolilnice/contract/acts/record/read-matter-acts'
import { openResults } from '@dovolilnice/contract/acts/service/act-service'
import { OperationError } from '@dovolilnice/contract/errors'
import { addressLine } from '@dovolilnice/contract/primitives/holder'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { readClosedDays } from '../../../platform/calendar/closed-days.ts'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Handler } from '../../../platform/http/context.ts'
import { subjectOf } from '../act-tables.ts'
import type { ActRecord } from '../act-tables.ts'
import { draftRows, presentDraft } from '../drafts/list-act-drafts.ts'
import { ofMatter } from '../issue/take-act-number.ts'
import type { Matter } from '../issue/take-act-number.ts'
import { hearingRows, presentHearing } from '../hearing/hearing-rows.ts'
import { mayRecord, presentRemedy, readRemedies } from '../remedies/remedies-of-act.ts'
import { mayPropose, presentRestitution, readRestitutions } from '../restitution/restitutions-of-act.ts'
import { readActPaper } from '../paper/read-act-paper.ts'
import { actRows, presentAct } from './act-rows.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    hasAct: typeof hasAct
  }
}

/** Whether an act of one of these kinds was issued in a matter and holds. */
export const hasAct = async (trx: Trx, matter: Matter, kinds: readonly ActKind[]): Promise<boolean> =>
  (await trx
    .selectFrom('act')
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    .select('act.id')
    .where(ofMatter(matter))
    .where('act.kind', 'in', kinds)
    .where('way.set_aside', '=', false)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** @throws OperationError `not_found` */
export const findAct = async (trx: Trx, id: string): Promise<ActRecord> => {
  const act = await trx.selectFrom('act').selectAll().where('id', '=', id).executeTakeFirst()
  if (act === undefined) throw new OperationError('not_found')
  return act
}

export const handleReadAct: Handler<typeof readAct> = async ({ params }, context) => {
  const act = await findAct(context.trx, params.id)
  context.record({ subject: subjectOf(act) })
  return readActPaper(context, act)
}

/** @throws OperationError `not_found` where no application and no permit has this id */
const requireRecord = async (trx: Trx, id: string): Promise<void> => {
  const application = await trx.selectFrom('application').select('id').where('id', '=', id).executeTakeFirst()
  const record = application ?? (await trx.selectFrom('permit').select('id').where('id', '=', id).executeTakeFirst())
  if (record === undefined) throw new OperationError('not_found')
}

export const handleReadMatterActs: Handler<typeof readMatterActs> = async ({ params: { id } }, { trx, now }) => {
  await requireRecord(trx, id)
  const acts = await actRows(trx)
    .where((is) => is.or([is('act.application_id', '=', id), is('act.permit_id', '=', id)]))
    .orderBy('act.issued_at', 'desc')
    .orderBy('act.id', 'desc')
    .execute()
  const drafts = await draftRows(trx)
    .where((is) => is.or([is('act_draft.application_id', '=', id), is('act_draft.permit_id', '=', id)]))
    .orderBy('act_draft.created_at')
    .execute()
  const hearings = await hearingRows(trx)
    .where((is) => is.or([is('hearing.application_id', '=', id), is('hearing.permit_id', '=', id)]))
    .orderBy('hearing.created_at', 'desc')
    .execute()
  return {
    acts: acts.map((act) => presentAct(act, localDayOf(now))),
    drafts: drafts.map(presentDraft),
    hearings: hearings.map(presentHearing),
  }
}

export const handleGetAct: Handler<typeof getAct> = async ({ params }, { trx, now, record }) => {
  const act = await actRows(trx).where('act.id', '=', params.id).executeTakeFirst()
  if (act === undefined) throw new OperationError('not_found')
  const services = await trx
    .selectFrom('act_service')
    .selectAll()
    .where('act_id', '=', act.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const remedies = await readRemedies(trx, act.id)
  const closed = await readClosedDays(trx)
  record({ subject: subjectOf(act) })
  return {
    ...presentAct(act, localDayOf(now)),
    party_address: addressLine(act.party),
    may_hand_over: services.every(({ failed_on: failed, withdrawn_at: withdrawn }) => failed !== null || withdrawn !== null),
    services: services.map((service) => ({ ...service, results: openResults(service) })),
    remedies: remedies.map(presentRemedy),
    may_record: mayRecord(act, remedies, localDayOf(now)),
    restitutions: (await readRestitutions(trx, act.id)).map((row) => presentRestitution(row, closed)),
    may_propose: await mayPropose(trx, act, act, localDayOf(now)),
  }
}
