import type { listApplications } from '@dovolilnice/contract/applications/list/list-applications'
import type { listOwnApplications } from '@dovolilnice/contract/applications/list/list-own-applications'
import type { listUserApplications } from '@dovolilnice/contract/applications/list/list-user-applications'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Handler } from '../../../platform/http/context.ts'
import { listApplicationRows } from './application-list.ts'

export const handleListApplications: Handler<typeof listApplications> = async ({ body }, { trx, user, record }) => {
  record({ after: { filters: body.filters, page: body.page } })
  return listApplicationRows(trx, body, user.permissions)
}

export const handleListUserApplications: Handler<typeof listUserApplications> = async ({ params, body }, { trx, user, record }) => {
  const person = await trx.selectFrom('app_user').select(['id', 'name']).where('id', '=', params.id).executeTakeFirst()
  if (person === undefined) throw new OperationError('not_found')
  record({ subject: { type: 'user', id: person.id, label: person.name } })
  return listApplicationRows(trx, body, user.permissions, person.id)
}

export const handleListOwnApplications: Handler<typeof listOwnApplications> = async ({ body }, { trx, user }) =>
  listApplicationRows(trx, body, ['applicant'], user.id)
