import type { deleteApplication } from '@dovolilnice/contract/applications/record/delete-application'
import { OperationError } from '@dovolilnice/contract/errors'
import { announce } from '../../../platform/database/notify.ts'
import type { Handler } from '../../../platform/http/context.ts'
import { StatementError } from '../../../platform/database/database-errors.ts'
import { subjectOf } from './application-record.ts'
import { lockApplication } from '../decide/application-step.ts'

const foreignKeyViolation = '23503'

/** Another row (a permit, an invoice) refers to the application, so it cannot be deleted. */
const asInUse = (error: unknown): unknown =>
  [error, error instanceof Error ? error.cause : undefined].some((one) => one instanceof StatementError && one.code === foreignKeyViolation)
    ? new OperationError('in_use')
    : error

/** Deletes an application with its documents; the audit trail keeps its values. */
export const handleDeleteApplication: Handler<typeof deleteApplication> = async ({ params, query }, context) => {
  const { trx, capabilities } = context
  const application = await lockApplication(trx, context, params.id)
  const permit = await trx.selectFrom('permit').select('number').where('application_id', '=', application.id).executeTakeFirst()
  if (permit !== undefined) throw new OperationError('in_use', { details: { permit_number: permit.number } })
  await capabilities.deleteApplicationDocuments(trx, context, application.id)
  await trx
    .deleteFrom('application')
    .where('id', '=', application.id)
    .execute()
    .catch((error: unknown) => {
      throw asInUse(error)
    })
  context.record({ subject: subjectOf(application), before: application, reason: query.reason })
  await announce(trx, 'applications')
}
