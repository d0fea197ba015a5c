import type { handOverApplications } from '@dovolilnice/contract/applications/queue/operations'
import { openStatuses } from '@dovolilnice/contract/applications/application-status'
import { OperationError, fieldError } from '@dovolilnice/contract/errors'
import type { Handler } from '../../../platform/http/context.ts'
import { changeApplication } from '../decide/application-step.ts'
import { subjectOf } from '../record/application-record.ts'
import { requireClerk } from './queue.ts'

/** All open applications of one clerk go to another, or to nobody; each of them has its own event, so that its history shows it. */
export const handleHandOverApplications: Handler<typeof handOverApplications> = async ({ body: { from, to } }, context) => {
  const { trx, now, locale } = context
  const person = await trx.selectFrom('app_user').select(['id', 'name']).where('id', '=', from).executeTakeFirst()
  if (person === undefined) throw new OperationError('not_found')
  if (to === from) throw new OperationError('validation', { fields: [fieldError('to', 'same_assignee', locale)] })
  if (to !== null) await requireClerk(trx, to, 'to', locale)
  const applications = await trx
    .selectFrom('application')
    .selectAll()
    .where('assigned_to', '=', from)
    .where('status', 'in', openStatuses)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const before of applications) {
    const after = await changeApplication(trx, before, { assigned_to: to }, now)
    await context.recordAlso('application:assign', { subject: subjectOf(after), before, after })
  }
  context.record({
    subject: { type: 'user', id: person.id, label: person.name },
    after: { assigned_to: to, handed_over: applications.length },
  })
  return { count: applications.length }
}
