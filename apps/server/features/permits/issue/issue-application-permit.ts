import type { issueApplicationPermit } from '@dovolilnice/contract/permits/issue/issue-application-permit'
import { isLegal } from '@dovolilnice/contract/applications/application-status'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Handler } from '../../../platform/http/context.ts'
import { issuePermit } from './issue-permit.ts'

/** Issues the permit of an application; the application's own history says which. */
export const handleIssueApplicationPermit: Handler<typeof issueApplicationPermit> = async ({ body }, context) => {
  const { trx, actor, files, now, locale, capabilities } = context
  const application = await trx.selectFrom('application').selectAll().where('id', '=', body.application_uuid).forUpdate().executeTakeFirst()
  if (application === undefined) throw new OperationError('not_found')
  const { documents } = await trx
    .selectFrom('permit_kind')
    .select('documents')
    .where('id', '=', application.permit_kind_id)
    .executeTakeFirstOrThrow()
  // What comes with this call is no longer missing.
  const accepted = documents.map(({ type }) => type)
  await capabilities.keepDocuments(trx, context, files, { application_id: application.id, accepted, expires: {}, now, locale })
  const reason = isLegal(application, 'issue_permit') ? await capabilities.requireKnownGaps(context, application, body) : null
  const permit = await issuePermit(trx, context, {
    application,
    credentials: body.tags.map((value) => ({ kind: 'rfid' as const, value })),
    valid_from: body.valid_from,
    actor,
  })
  context.record({
    subject: { type: 'application', id: application.id, label: application.number },
    before: { status: application.status },
    after: { status: 'completed', permit: permit.number, ...(files.length > 0 && { documents: files.map(({ file_name: name }) => name) }) },
    reason,
  })
  return { permit_uuid: permit.id, number: permit.number }
}
