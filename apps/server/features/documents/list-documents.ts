import type { listApplicationDocuments } from '@dovolilnice/contract/documents/list-application-documents'
import type { listDocuments } from '@dovolilnice/contract/documents/list-documents'
import type { listUserDocuments } from '@dovolilnice/contract/documents/list-user-documents'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { OperationError } from '@dovolilnice/contract/errors'
import type { ReadHandler } from '../../platform/http/context.ts'
import { listDocumentRows } from './document-queries.ts'

export const handleListDocuments: ReadHandler<typeof listDocuments> = async ({ body }, { db, record, now }) => {
  record({ after: { filters: body.filters, page: body.page } })
  return listDocumentRows(db, body, {}, localDayOf(now))
}

export const handleListApplicationDocuments: ReadHandler<typeof listApplicationDocuments> = async (
  { params, body },
  { db, record, now },
) => {
  const application = await db.selectFrom('application').select(['id', 'number']).where('id', '=', params.id).executeTakeFirst()
  if (application === undefined) throw new OperationError('not_found')
  record({ subject: { type: 'application', id: application.id, label: application.number } })
  return listDocumentRows(db, body, { application_id: application.id }, localDayOf(now))
}

export const handleListUserDocuments: ReadHandler<typeof listUserDocuments> = async ({ params, body }, { db, record, now }) => {
  const user = await db.selectFrom('app_user').select(['id', 'name']).where('id', '=', params.id).executeTakeFirst()
  if (user === undefined) throw new OperationError('not_found')
  record({ subject: { type: 'user', id: user.id, label: user.name } })
  return listDocumentRows(db, body, { user_id: user.id }, localDayOf(now))
}
