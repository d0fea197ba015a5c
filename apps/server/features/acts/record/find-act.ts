import type { readAct } from '@dovolilnice/contract/acts/record/read-act'
import type { readMatterActs } from '@dovolilnice/contract/acts/record/read-matter-acts'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Handler } from '../../../platform/http/context.ts'
import { subjectOf } from '../act-tables.ts'
import type { ActRecord } from '../act-tables.ts'
import { draftRows, presentDraft } from '../drafts/list-act-drafts.ts'
import { readActPaper } from '../paper/read-act-paper.ts'

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

export const handleReadMatterActs: Handler<typeof readMatterActs> = async ({ params: { id } }, { trx }) => {
  await requireRecord(trx, id)
  const acts = await trx
    .selectFrom('act')
    .selectAll()
    .where((is) => is.or([is('application_id', '=', id), is('permit_id', '=', id)]))
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const drafts = await draftRows(trx)
    .where((is) => is.or([is('act_draft.application_id', '=', id), is('act_draft.permit_id', '=', id)]))
    .orderBy('act_draft.created_at')
    .execute()
  return { acts, drafts: drafts.map(presentDraft) }
}
