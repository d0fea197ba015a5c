import type { judgeDocument } from '@dovolilnice/contract/documents/judge-document'
import { editableStatuses } from '@dovolilnice/contract/applications/application-status'
import { OperationError } from '@dovolilnice/contract/errors'
import { announce } from '../../platform/database/notify.ts'
import type { Handler } from '../../platform/http/context.ts'
import { findDocument } from './document-queries.ts'

/**
 * Keeps what a clerk found about a document, who and when, until the application is decided. The locked application makes sure that no decision
 * is taken at the same moment on the strength of the earlier finding.
 */
export const handleJudgeDocument: Handler<typeof judgeDocument> = async ({ params, body }, context) => {
  const { trx, now, user } = context
  const document = await findDocument(trx, params.id)
  if (document === undefined || document.deleted_at !== null || document.application_id === null) throw new OperationError('not_found')
  const { status } = await trx
    .selectFrom('application')
    .select('status')
    .where('id', '=', document.application_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!editableStatuses.includes(status)) throw new OperationError('illegal_transition', { details: { status } })
  const { verdict } = body
  const reason = verdict === 'fails' ? body.reason : null
  await trx
    .updateTable('document')
    .set({
      verdict,
      verdict_reason: reason,
      judged_at: verdict === null ? null : now,
      judged_by: verdict === null ? null : user.id,
    })
    .where('id', '=', document.id)
    .execute()
  await announce(trx, 'applications')
  context.record({
    subject: { type: 'document', id: document.id, label: document.file_name },
    before: { verdict: document.verdict },
    // The type is not changed: it says of which document the event is.
    after: { type: document.type, verdict },
    reason,
  })
}
