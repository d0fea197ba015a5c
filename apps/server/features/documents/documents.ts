import * as contract from '@dovolilnice/contract/documents/operations'
import { OperationError } from '@dovolilnice/contract/errors'
import { findDocument, listDocumentRows } from './document-queries.ts'
import { removeContent } from './remove-documents.ts'
import { editableStatuses } from '@dovolilnice/contract/applications/application-status'
import { announce } from '../../platform/database/notify.ts'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { notFound, updateRow, findRow } from '../../platform/database/db.ts'
import { implementList, implement } from '../../platform/http/context.ts'

export const handleDeleteDocument = implement(contract.deleteDocument, async ({ params, query }, context) => {
  const { trx, now } = context
  const document = await findDocument(trx, params.id)
  if (document === undefined || document.deleted_at !== null) throw new OperationError('not_found')
  await updateRow(trx, 'document', document.id, { deleted_at: now, delete_reason: query.reason, reading: null })
  await removeContent(trx, context, [document.storage_key])
  const { application_number: application, permit_number: permit, application_id, permit_id, type, file_name, byte_size, sha256 } = document
  context.record({
    subject: { type: 'document', id: document.id, label: file_name },
    before: { application, permit, application_id, permit_id, type, file_name, byte_size, sha256 },
    reason: query.reason,
  })
})

/**
 * Keeps what a clerk found about a document, who and when, until the application is decided. The locked application makes sure that no decision
 * is taken at the same moment on the strength of the earlier finding.
 */
export const handleJudgeDocument = implement(contract.judgeDocument, async ({ params, body }, context) => {
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
  await updateRow(trx, 'document', document.id, {
    verdict,
    verdict_reason: reason,
    judged_at: verdict === null ? null : now,
    judged_by: verdict === null ? null : user.id,
  })
  await announce(trx, 'applications')
  context.record({
    subject: { type: 'document', id: document.id, label: document.file_name },
    before: { verdict: document.verdict },
    // The type is not changed: it says of which document the event is.
    after: { type: document.type, verdict },
    reason,
  })
})

export const handleListDocuments = implementList(contract.listDocuments, async ({ body }, { db, now }) => {
  return listDocumentRows(db, body, {}, localDayOf(now))
})

export const handleListApplicationDocuments = implementList(
  contract.listApplicationDocuments,
  async ({ params, body }, { db, record, now }) => {
    const application = await findRow(db, 'application', params.id, ['id', 'number'])
    record({ subject: { type: 'application', id: application.id, label: application.number } })
    return listDocumentRows(db, body, { application_id: application.id }, localDayOf(now))
  },
)

export const handleListUserDocuments = implementList(contract.listUserDocuments, async ({ params, body }, { db, record, now }) => {
  const user = await db.selectFrom('app_user').select(['id', 'name']).where('id', '=', params.id).executeTakeFirstOrThrow(notFound)
  record({ subject: { type: 'user', id: user.id, label: user.name } })
  return listDocumentRows(db, body, { user_id: user.id }, localDayOf(now))
})

/** An uploaded file is not trusted: the page draws it from its bytes, and a browser that opens its address saves it instead. */
export const handleReadDocumentContent = implement(contract.readDocumentContent, async ({ params }, { trx, storage, record }) => {
  const document = await findDocument(trx, params.id)
  if (document === undefined || document.deleted_at !== null) throw new OperationError('not_found')
  record({
    subject: { type: 'document', id: document.id, label: document.file_name },
    after: {
      application: document.application_number,
      permit: document.permit_number,
      application_id: document.application_id,
      permit_id: document.permit_id,
    },
  })
  return {
    stream: await storage.open(document.storage_key),
    media_type: document.media_type,
    file_name: document.file_name,
  }
})
