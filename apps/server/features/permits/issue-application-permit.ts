import type { issueApplicationPermit } from '@dovolilnice/contract/permits/issue-application-permit'
import type { Handler } from '../../platform/http/context.ts'
import { issuePermit } from './issue-permit.ts'

/** Issues the permit of an application; the application's own history says which. */
export const handleIssueApplicationPermit: Handler<typeof issueApplicationPermit> = async ({ body }, context) => {
  const { trx, actor, files, now, locale } = context
  const application = await trx
    .selectFrom('application')
    .innerJoin('permit_kind', 'permit_kind.id', 'application.permit_kind_id')
    .select(['application.number', 'application.status', 'permit_kind.documents'])
    .where('application.id', '=', body.application_uuid)
    .executeTakeFirst()
  const permit = await issuePermit(trx, context, {
    application: { id: body.application_uuid },
    credentials: body.tags.map((value) => ({ kind: 'rfid' as const, value })),
    valid_from: body.valid_from,
    actor,
  })
  const accepted = (application?.documents ?? []).map(({ type }) => type)
  await context.capabilities.keepDocuments(trx, files, { application_id: body.application_uuid, accepted, expires: {}, now, locale })
  context.record({
    subject: { type: 'application', id: body.application_uuid, label: application?.number ?? '' },
    before: { status: application?.status },
    after: { status: 'completed', permit: permit.number, ...(files.length > 0 && { documents: files.map(({ file_name: name }) => name) }) },
  })
  return { permit_uuid: permit.id, number: permit.number }
}
