import type { assignApplication } from '@dovolilnice/contract/applications/queue/assign-application'
import type { listAssignees } from '@dovolilnice/contract/applications/queue/list-assignees'
import { openStatuses } from '@dovolilnice/contract/applications/application-status'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Handler, ReadHandler, SignedInContext } from '../../../platform/http/context.ts'
import { changeApplication, lockApplication } from '../decide/application-step.ts'
import { type ApplicationRecord, subjectOf } from '../record/application-record.ts'
import { readClerks, requireClerk } from './queue.ts'

export const handleListAssignees: ReadHandler<typeof listAssignees> = async (_input, { db }) => ({ items: await readClerks(db) })

/**
 * Who conducts procedures takes what nobody has, and gives back what is their own.
 * @throws OperationError `forbidden` for anything else without `applications:assign`
 */
const requireOwn = ({ user }: SignedInContext, { assigned_to: before }: ApplicationRecord, after: string | null): void => {
  const isOwn = [before, after].every((id) => id === null || id === user.id)
  if (!isOwn && !user.permissions.includes('applications:assign')) throw new OperationError('forbidden')
}

/** Gives an open application to a clerk, or to nobody. */
export const handleAssignApplication: Handler<typeof assignApplication> = async ({ params, body }, context) => {
  const { trx, now, locale } = context
  const before = await lockApplication(trx, context, params.id, body.version)
  if (!openStatuses.includes(before.status)) throw new OperationError('illegal_transition', { details: { status: before.status } })
  requireOwn(context, before, body.assigned_to)
  if (body.assigned_to !== null) await requireClerk(trx, body.assigned_to, 'assigned_to', locale)
  const after = await changeApplication(trx, before, { assigned_to: body.assigned_to }, now)
  context.record({ subject: subjectOf(after), before, after })
  return after
}
