import { quotedInEach } from '@dovolilnice/contract/acts/act-words'
import { extendTerm, refuseExtension } from '@dovolilnice/contract/applications/extend/operations'
import { OperationError, invalidField } from '@dovolilnice/contract/errors'
import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { workingDayFrom } from '@dovolilnice/contract/primitives/working-days'
import { v7 } from 'uuid'
import { readClosedDays } from '../../../platform/calendar/closed-days.ts'
import { changeApplication, lockApplication } from '../decide/application-step.ts'
import { mailApplicant } from '../mail/application-mail.ts'
import { subjectOf, type ApplicationRecord } from '../record/application-record.ts'
import { findWaiting, isTermOpen, readExtensionOf } from './extensions.ts'
import { askExtension, askOwnExtension } from '@dovolilnice/contract/applications/extend/ask-extension'
import { type Context, implement } from '../../../platform/http/context.ts'
import { readProgress } from '../record/get-application.ts'
import { findOwnApplication, openLinkedApplication } from '../record/find-application.ts'
import { insertRow, updateRow } from '../../../platform/database/db.ts'

const refuseStep = ({ status }: ApplicationRecord): never => {
  throw new OperationError('illegal_transition', { details: { status } })
}

/** More time, on request or by hand. A request that came in time is granted also after the term has run out, while nothing is decided. */
export const handleExtendTerm = implement(extendTerm, async ({ params, body }, context) => {
  const { trx, now, user, locale, capabilities } = context
  const before = await lockApplication(trx, context, params.id, body.version)
  const waiting = await findWaiting(trx, before.id)
  const isOpen = (await isTermOpen(trx, context, before)) || (waiting !== undefined && before.status === 'supplement_requested')
  if (!isOpen || before.due_on === null) return refuseStep(before)
  if (body.due_on <= before.due_on || body.due_on < localDayOf(now))
    throw invalidField('due_on', 'extension_early', locale, { day: dayInWords(before.due_on, locale) })
  const due_on = workingDayFrom(body.due_on, await readClosedDays(trx))
  const answered = { granted: true, due_on, answer: body.reason, answered_at: now, answered_by: user.id }
  if (waiting === undefined)
    await insertRow(trx, 'term_extension', {
      id: v7(),
      application_id: before.id,
      asked_by_party: false,
      asked_at: now,
      due_before: before.due_on,
      ...answered,
    })
  else await updateRow(trx, 'term_extension', waiting.id, answered)
  const after = await changeApplication(trx, before, { due_on, warned_at: null }, now)
  await capabilities.dropDrafts(trx, { application_id: after.id, permit_id: null }, 'dismissal')
  context.record({ subject: subjectOf(after), before, after, reason: body.reason })
  await mailApplicant(trx, context, 'term_extended', after)
  return after
})

/** No more time: the term stays, by an order which says why. */
export const handleRefuseExtension = implement(refuseExtension, async ({ params, body }, context) => {
  const { trx, now, user, capabilities } = context
  const before = await lockApplication(trx, context, params.id, body.version)
  const waiting = await findWaiting(trx, before.id)
  if (waiting === undefined || before.status !== 'supplement_requested') return refuseStep(before)
  const answered = { granted: false, answer: body.reason, answered_at: now, answered_by: user.id }
  await updateRow(trx, 'term_extension', waiting.id, answered)
  const after = await changeApplication(trx, before, {}, now)
  context.record({ subject: subjectOf(after), before, after, reason: body.reason })
  const order = await capabilities.issueAct(context, {
    ...{ kind: 'extension_refusal', application_id: after.id, permit_id: null, requested_on: localDayOf(waiting.asked_at) },
    ...{ facts: waiting.reason && quotedInEach(waiting.reason), reason: body.reason },
  })
  await mailApplicant(trx, context, 'extension_refused', after, { act: order.number })
  return after
})

/** @throws OperationError `illegal_transition` where the town or the term allows no request now */
const ask = async (context: Context, id: string, reason: string) => {
  const { trx, now } = context
  const before = await lockApplication(trx, context, id)
  const { may_ask_extension: may } = await readExtensionOf(trx, context, before)
  if (!may || before.due_on === null) throw new OperationError('illegal_transition', { details: { status: before.status } })
  await insertRow(trx, 'term_extension', {
    id: v7(),
    application_id: id,
    asked_by_party: true,
    reason,
    asked_at: now,
    due_before: before.due_on,
  })
  // Whoever looks at the application now sees that something came.
  const after = await changeApplication(trx, before, {}, now)
  context.record({ subject: subjectOf(after), after: { due_on: before.due_on }, reason })
  return readProgress(trx, context, after)
}

export const handleAskExtension = implement(askExtension, async ({ body }, context) =>
  ask(context, (await openLinkedApplication(context, body)).id, body.reason),
)

export const handleAskOwnExtension = implement(askOwnExtension, async ({ params, body }, context) =>
  ask(context, (await findOwnApplication(context.trx, params.id, context.user.id)).id, body.reason),
)
