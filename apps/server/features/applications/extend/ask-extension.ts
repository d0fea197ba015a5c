import type { askExtension, askOwnExtension } from '@dovolilnice/contract/applications/extend/ask-extension'
import { OperationError } from '@dovolilnice/contract/errors'
import { v7 } from 'uuid'
import type { Context, Handler } from '../../../platform/http/context.ts'
import { changeApplication, lockApplication } from '../decide/application-step.ts'
import { readProgress } from '../record/get-application.ts'
import { subjectOf } from '../record/application-record.ts'
import { findOwnApplication, openLinkedApplication } from '../record/find-application.ts'
import { readExtensionOf } from './extensions.ts'

/** @throws OperationError `illegal_transition` where the town or the term allows no request now */
const ask = async (context: Context, id: string, reason: string) => {
  const { trx, now } = context
  const before = await lockApplication(trx, context, id)
  const { may_ask_extension: may } = await readExtensionOf(trx, context, before)
  if (!may || before.due_on === null) throw new OperationError('illegal_transition', { details: { status: before.status } })
  await trx
    .insertInto('term_extension')
    .values({ id: v7(), application_id: id, asked_by_party: true, reason, asked_at: now, due_before: before.due_on })
    .execute()
  // Whoever looks at the application now sees that something came.
  const after = await changeApplication(trx, before, {}, now)
  context.record({ subject: subjectOf(after), after: { due_on: before.due_on }, reason })
  return readProgress(trx, context, after)
}

export const handleAskExtension: Handler<typeof askExtension> = async ({ body }, context) =>
  ask(context, (await openLinkedApplication(context, body)).id, body.reason)

export const handleAskOwnExtension: Handler<typeof askOwnExtension> = async ({ params, body }, context) =>
  ask(context, (await findOwnApplication(context.trx, params.id, context.user.id)).id, body.reason)
