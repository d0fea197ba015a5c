import { sendAppealBy } from '@dovolilnice/contract/appeals/appeal-terms'
import type { requestAppealSupplement } from '@dovolilnice/contract/appeals/steps/request-appeal-supplement'
import type { supplementAppeal } from '@dovolilnice/contract/appeals/steps/supplement-appeal'
import type { updateAppeal } from '@dovolilnice/contract/appeals/steps/update-appeal'
import type { withdrawAppeal } from '@dovolilnice/contract/appeals/steps/withdraw-appeal'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { readClosedDays } from '../../../platform/calendar/closed-days.ts'
import type { Context, Handler } from '../../../platform/http/context.ts'
import { lockAppeal, stepAppeal } from '../appeal-record.ts'
import { requireAppealDays } from '../record/lodge-appeal.ts'

/** Holds that a day is not before another and not in the future. @throws OperationError `validation` */
export const requirePast = (context: Pick<Context, 'locale' | 'now'>, path: string, day: string, notBefore: string): void => {
  const rule = day > localDayOf(context.now) ? 'day_future' : day < notBefore ? 'before_lodged' : undefined
  if (rule !== undefined) throw new OperationError('validation', { fields: [fieldError(path, rule, context.locale)] })
}

/** The party is called to complete the appeal; until then nothing is due here. */
export const handleRequestAppealSupplement: Handler<typeof requestAppealSupplement> = async ({ params, body }, context) => {
  const { appeal } = await lockAppeal(context, params.id, body.version, 'request_supplement')
  if (body.due_on < localDayOf(context.now))
    throw new OperationError('validation', { fields: [fieldError('due_on', 'day_past', context.locale)] })
  return stepAppeal(context, appeal, 'request_supplement', { supplement_text: body.reason, due_on: body.due_on }, body.reason)
}

/** The appeal is complete from the day on which the supplement came: from then on runs the term for sending it on. */
export const handleSupplementAppeal: Handler<typeof supplementAppeal> = async ({ params, body }, context) => {
  const { appeal } = await lockAppeal(context, params.id, body.version, 'supplement')
  requirePast(context, 'received_on', body.received_on, appeal.received_on)
  const { transmission_days: days } = await context.capabilities.readActSettings(context.trx)
  const text = [appeal.text, body.text].filter(Boolean).join('\n\n')
  const due_on = sendAppealBy(body.received_on, days, await readClosedDays(context.trx))
  const changes = { text, complete_on: body.received_on, due_on }
  return stepAppeal(context, appeal, 'supplement', changes)
}

export const handleWithdrawAppeal: Handler<typeof withdrawAppeal> = async ({ params, body }, context) => {
  const { appeal } = await lockAppeal(context, params.id, body.version, 'withdraw')
  requirePast(context, 'withdrawn_on', body.withdrawn_on, appeal.lodged_on)
  const changes = { withdrawn_on: body.withdrawn_on, closing_note: body.reason, due_on: null }
  return stepAppeal(context, appeal, 'withdraw', changes, body.reason)
}

/** Corrects what was entered. */
export const handleUpdateAppeal: Handler<typeof updateAppeal> = async ({ params, body: { version, ...data } }, context) => {
  const { appeal, act } = await lockAppeal(context, params.id, version, 'update')
  requireAppealDays(context, { ...data, received_on: appeal.received_on }, act.issued_on)
  return stepAppeal(context, appeal, 'update', data)
}
