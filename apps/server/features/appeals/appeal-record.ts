import { byNumber } from '../../platform/audit/record-event.ts'
import { type AppealAction, isAppealActionLegal, statusAfterAppealAction } from '@dovolilnice/contract/appeals/appeal-status'
import { OperationError } from '@dovolilnice/contract/errors'
import { conflictError } from '../../platform/audit/conflict-error.ts'
import { announce } from '../../platform/database/notify.ts'
import { type Changes, type Row, type Trx, notFound, changeRow } from '../../platform/database/db.ts'
import type { Context } from '../../platform/http/context.ts'
import type { AppealRecord } from './appeal-tables.ts'

/** An appeal with the act that it is against. */
export interface AppealMatter {
  appeal: AppealRecord
  act: Row<'act'>
}

/** The act with its application or permit locked: whoever decides in a matter locks its record first. @throws OperationError `not_found` */
export const lockAct = async (trx: Trx, id: string): Promise<Row<'act'>> => {
  const act = await trx.selectFrom('act').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)
  if (act.application_id !== null)
    await trx.selectFrom('application').select('id').where('id', '=', act.application_id).forUpdate().execute()
  if (act.permit_id !== null) await trx.selectFrom('permit').select('id').where('id', '=', act.permit_id).forUpdate().execute()
  return act
}

/**
 * The appeal, locked after the record of its matter, for a step that is legal now.
 * @param seen the version that the caller read
 * @throws OperationError `not_found`; `conflict` with who changed what since; `illegal_transition` with the present status
 */
export const lockAppeal = async (
  { trx, capabilities }: Pick<Context, 'trx' | 'capabilities'>,
  id: string,
  seen: number,
  action: AppealAction,
): Promise<AppealMatter> => {
  const found = await trx.selectFrom('appeal').select('act_id').where('id', '=', id).executeTakeFirstOrThrow(notFound)
  const act = await lockAct(trx, found.act_id)
  const appeal = await trx.selectFrom('appeal').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  if (seen !== appeal.version) throw conflictError(appeal.version, seen, await capabilities.readHistory(trx, id))
  if (!isAppealActionLegal(appeal.status, action)) throw new OperationError('illegal_transition', { details: { status: appeal.status } })
  return { appeal, act }
}

/** What an event is about. */
export const subjectOf = byNumber('appeal')

const told = [
  ...(['status', 'appellant_name', 'by_representative', 'manner', 'lodged_on', 'received_on', 'due_on', 'text', 'paper_place'] as const),
  ...(['fee', 'fee_note', 'dismissal_ground', 'sent_on', 'sent_to', 'papers', 'outcome', 'decision_number', 'decision_on'] as const),
  ...(['decision_served_on', 'withdrawn_on'] as const),
]

/** What an event says of an appeal. */
export const auditAppeal = (appeal: AppealRecord): object => Object.fromEntries(told.map((field) => [field, appeal[field]]))

/** Takes a step: writes the status that follows, with the next version, what it means for the act's finality, and its event. */
export const stepAppeal = async (
  { trx, now, record, capabilities }: Pick<Context, 'trx' | 'now' | 'record' | 'capabilities'>,
  before: AppealRecord,
  action: AppealAction,
  changes: Changes<'appeal'>,
  reason: string | null = null,
): Promise<AppealRecord> => {
  const after = await changeRow(trx, 'appeal', before.id, {
    ...changes,
    status: statusAfterAppealAction(before.status, action),
    updated_at: now,
    version: before.version + 1,
  })
  await capabilities.settleStanding(trx, after.act_id)
  await announce(trx, 'applications')
  record({ subject: subjectOf(after), before: auditAppeal(before), after: auditAppeal(after), reason })
  return after
}
