import { declineLateSupplement, takeLateSupplement } from '@dovolilnice/contract/applications/extend/operations'
import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Db } from '../../../platform/database/db.ts'
import { changeApplication, lockApplication, takeStep } from '../decide/application-step.ts'
import { countTerms } from '../decide/count-terms.ts'
import { mailApplicant } from '../mail/application-mail.ts'
import { subjectOf, type ApplicationRecord } from '../record/application-record.ts'
import { implement } from '../../../platform/http/context.ts'

/** The newest order that dismissed an application, while it holds; undefined where it was set aside or an appeal runs. */
const findDismissal = async (db: Db, { id, status }: ApplicationRecord): Promise<{ id: string; served_on: string | null } | undefined> => {
  if (status !== 'dismissed') return undefined
  const newest = await db
    .selectFrom('act')
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    .select(['act.id', 'way.served_on', 'way.set_aside', 'way.under_appeal'])
    .where('act.application_id', '=', id)
    .where('act.kind', '=', 'dismissal')
    .orderBy('act.issued_at', 'desc')
    .orderBy('act.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest === undefined || newest.set_aside || newest.under_appeal ? undefined : newest
}

/** The order that dismissed an application, while it is not served: until then it binds nobody, and a supplement is taken (ZUP, art. 67). */
export const findUnserved = async (db: Db, application: ApplicationRecord, today: string): Promise<{ id: string } | undefined> => {
  const dismissal = await findDismissal(db, application)
  return dismissal === undefined || (dismissal.served_on !== null && dismissal.served_on <= today) ? undefined : dismissal
}

/** The order that a late supplement came before: the day on which it came counts, not the day on which a clerk looks at it. */
const findOvertaken = async (db: Db, application: ApplicationRecord): Promise<{ id: string } | undefined> => {
  const { late_supplement_at: came } = application
  const dismissal = await findDismissal(db, application)
  if (came === null || dismissal === undefined) return undefined
  return dismissal.served_on === null || dismissal.served_on >= localDayOf(came) ? dismissal : undefined
}

/** Withdraws the dismissal by an order; the terms of the authority count from the day on which the supplement came. */
export const handleTakeLateSupplement = implement(takeLateSupplement, async ({ params, body }, context) => {
  const { trx, now, capabilities } = context
  const before = await lockApplication(trx, context, params.id, body.version)
  const dismissal = await findOvertaken(trx, before)
  if (dismissal === undefined || before.late_supplement_at === null)
    throw new OperationError('illegal_transition', { details: { status: before.status } })
  const wanted = {
    kind: 'dismissal_withdrawal',
    application_id: before.id,
    permit_id: null,
    corrects_id: dismissal.id,
    reason: '',
  } as const
  await capabilities.issueAct(context, wanted)
  await capabilities.settleStanding(trx, dismissal.id)
  const terms = await countTerms(trx, context, before.permit_kind_id, localDayOf(before.late_supplement_at))
  const open = { late_supplement_at: null, decided_at: null, decided_by: null, supplement_documents: null }
  const after = await takeStep(trx, context, before, 'return', { ...open, ...terms }, now)
  context.record({ subject: subjectOf(after), before, after })
  await mailApplicant(trx, context, 'supplemented', after)
  return after
})

/** The dismissal stands: the supplement waits for nobody any more, and the party is told so. Until the order is served it may send another. */
export const handleDeclineLateSupplement = implement(declineLateSupplement, async ({ params, body }, context) => {
  const { trx, now } = context
  const before = await lockApplication(trx, context, params.id, body.version)
  if (before.late_supplement_at === null || before.status !== 'dismissed')
    throw new OperationError('illegal_transition', { details: { status: before.status } })
  const after = await changeApplication(trx, before, { late_supplement_at: null }, now)
  context.record({ subject: subjectOf(after), before, after, reason: body.reason })
  await mailApplicant(trx, context, 'supplement_declined', after)
  return after
})
