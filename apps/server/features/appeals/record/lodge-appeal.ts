import { sendAppealBy } from '@dovolilnice/contract/appeals/appeal-terms'
import { lodgeAppeal } from '@dovolilnice/contract/appeals/operations'
import { remedyOf } from '@dovolilnice/contract/acts/service/act-standing'
import { OperationError, fieldError } from '@dovolilnice/contract/errors'
import type { OperationInput } from '@dovolilnice/contract/operation'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { readClosedDays } from '../../../platform/calendar/closed-days.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import { nextNumber } from '../../../platform/database/next-number.ts'
import { announce } from '../../../platform/database/notify.ts'
import type { Trx } from '../../../platform/database/db.ts'
import { type Context, implement } from '../../../platform/http/context.ts'
import { once } from '../../../platform/http/once.ts'
import { hashSecret } from '../../../platform/security/secret.ts'
import { auditAppeal, lockAct, subjectOf } from '../appeal-record.ts'
import type { AppealRecord } from '../appeal-tables.ts'

type Body = OperationInput<typeof lodgeAppeal>['body']

interface Days {
  lodged_on: string
  received_on: string
}

/** Holds that an appeal came after its act, not in the future, and was not received before it was lodged. @throws OperationError `validation` */
export const requireAppealDays = ({ locale, now }: Pick<Context, 'locale' | 'now'>, days: Days, issuedOn: string): void => {
  const today = localDayOf(now)
  const fields = [
    ...(days.lodged_on < issuedOn ? [fieldError('lodged_on', 'before_act', locale)] : []),
    ...(days.lodged_on > today ? [fieldError('lodged_on', 'day_future', locale)] : []),
    ...(days.received_on > today ? [fieldError('received_on', 'day_future', locale)] : []),
    ...(days.received_on < days.lodged_on ? [fieldError('received_on', 'before_lodged', locale)] : []),
  ]
  if (fields.length > 0) throw new OperationError('validation', { fields })
}

/** Whether an act is gone already: another appeal or the organ itself set it aside. */
const isSetAside = async (trx: Trx, actId: string): Promise<boolean> =>
  (await trx.selectFrom('act_standing').select('set_aside').where('act_id', '=', actId).executeTakeFirst())?.set_aside ?? false

/** @param keyHash of a call that may come twice; null for any other */
export const lodge = async (context: Context, body: Body, keyHash: string | null = null): Promise<AppealRecord> => {
  const { trx, now, actor, capabilities } = context
  const act = await lockAct(trx, body.act_id)
  if (remedyOf[act.kind] !== 'appeal' || (await isSetAside(trx, act.id))) throw new OperationError('not_appealable')
  // Who was silent has decided meanwhile: the appeal is against that decision.
  if (act.kind === 'silence' && (await capabilities.isDecided(trx, act.application_id ?? ''))) throw new OperationError('not_appealable')
  requireAppealDays(context, body, act.issued_on)
  const { transmission_days: days } = await capabilities.readActSettings(trx)
  const appeal = await trx
    .insertInto('appeal')
    .values({
      ...body,
      id: v7(),
      number: await nextNumber(trx, 'PR', Number(localDayOf(now).slice(0, 4))),
      status: 'received',
      complete_on: body.received_on,
      due_on: sendAppealBy(body.received_on, days, await readClosedDays(trx)),
      ...{ entered_at: now, entered_by: actor.id, entered_by_name: actor.name, updated_at: now },
      idempotency_key: keyHash,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'appeal_open') ? new OperationError('appeal_open') : error
    })
  await capabilities.settleStanding(trx, act.id)
  await announce(trx, 'applications')
  return appeal
}

/** What an event says of an appeal that came. */
export const lodgedEvent = (appeal: AppealRecord, act_number: string) => ({
  subject: subjectOf(appeal),
  after: { act_number, ...auditAppeal(appeal) },
})

export const handleLodgeAppeal = implement(lodgeAppeal, async ({ body }, context) => {
  const { trx, user, idempotencyKey } = context
  const keyHash = idempotencyKey === null ? null : hashSecret(`${idempotencyKey} ${user.id}`)
  const findEarlier = (hash: string) => trx.selectFrom('appeal').selectAll().where('idempotency_key', '=', hash).executeTakeFirst()
  return once(context, keyHash, findEarlier, async () => {
    const appeal = await lodge(context, body, keyHash)
    const { number } = await trx.selectFrom('act').select('number').where('id', '=', body.act_id).executeTakeFirstOrThrow()
    await context.recordAlso('appeal:lodge', lodgedEvent(appeal, number))
    return appeal
  })
})
