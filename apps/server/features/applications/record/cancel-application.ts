import type { cancelApplication } from '@dovolilnice/contract/applications/record/cancel-application'
import { isLegal } from '@dovolilnice/contract/applications/application-status'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Handler } from '../../../platform/http/context.ts'
import { lockApplication, takeStep } from '../decide/application-step.ts'
import { mailApplicant } from '../mail/application-mail.ts'
import { subjectOf } from './application-record.ts'

/** Takes back an entry by mistake. Nothing is deleted: the record belongs to the archive of the administration. */
export const handleCancelApplication: Handler<typeof cancelApplication> = async ({ params, query }, context) => {
  const { trx, now, capabilities } = context
  const before = await lockApplication(trx, context, params.id)
  if (!isLegal(before, 'cancel')) throw new OperationError('record_kept')
  const after = await takeStep(trx, before, 'cancel', { reason: query.reason, due_on: null, warned_at: null }, now)
  await capabilities.dropDrafts(trx, { application_id: after.id, permit_id: null }, 'rejection', 'dismissal')
  context.record({ subject: subjectOf(after), before, after, reason: query.reason })
  await mailApplicant(trx, context, 'cancelled', after)
}
