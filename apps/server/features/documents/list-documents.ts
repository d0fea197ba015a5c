import type { listApplicationDocuments } from '@dovolilnice/contract/documents/list-application-documents'
import type { listDocuments } from '@dovolilnice/contract/documents/list-documents'
import type { listUserDocuments } from '@dovolilnice/contract/documents/list-user-documents'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Handler } from '../../platform/http/context.ts'
import { listDocumentRows } from './document-queries.ts'

export const handleListDocuments: Handler<typeof listDocuments> = async ({ body }, { trx, record, now }) => {
  record({ after: { filters: body.filters, page: body.page } })
  return listDocumentRows(trx, body, {}, localDayOf(now))
}

export const handleListApplicationDocuments: Handler<typeof listApplicationDocuments> = async ({ params, body }, { trx, record, now }) => {
  const application = await trx.selectFrom('application').select(['id', 'number']).where('id', '=', params.id).executeTakeFirst()
  if (application === undefined) throw new OperationError('not_found')
  record({ subject: { type: 'application', id: application.id, label: application.number } })
  return listDocumentRows(trx, body, { application_id: application.id }, localDayOf(now))
}

export const handleListUserDocuments: Handler<typeof listUserDocuments> = async ({ params, body }, { trx, record, now }) => {
  const user = await trx.selectFrom('app_user').select(['id', 'name']).where('id', '=', params.id).executeTakeFirst()
  if (user === undefined) throw new OperationError('not_found')
  record({ subject: { type: 'user', id: user.id, label: user.name } })
  return listDocumentRows(trx, body, { user_id: user.id }, localDayOf(now))
}
