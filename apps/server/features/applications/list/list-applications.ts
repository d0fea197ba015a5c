import type { listApplications } from '@dovolilnice/contract/applications/list/list-applications'
import type { listOwnApplications } from '@dovolilnice/contract/applications/list/list-own-applications'
import type { listUserApplications } from '@dovolilnice/contract/applications/list/list-user-applications'
import { OperationError } from '@dovolilnice/contract/errors'
import type { ReadHandler } from '../../../platform/http/context.ts'
import { listApplicationRows } from './application-list.ts'

export const handleListApplications: ReadHandler<typeof listApplications> = async ({ body }, { db, user, now, record }) => {
  record({ after: { filters: body.filters, page: body.page } })
  return listApplicationRows(db, body, { id: user.id, actors: user.permissions, now })
}

export const handleListUserApplications: ReadHandler<typeof listUserApplications> = async ({ params, body }, { db, user, now, record }) => {
  const person = await db.selectFrom('app_user').select(['id', 'name']).where('id', '=', params.id).executeTakeFirst()
  if (person === undefined) throw new OperationError('not_found')
  record({ subject: { type: 'user', id: person.id, label: person.name } })
  return listApplicationRows(db, body, { id: user.id, actors: user.permissions, now }, person.id)
}

export const handleListOwnApplications: ReadHandler<typeof listOwnApplications> = async ({ body }, { db, user, now }) =>
  listApplicationRows(db, body, { id: user.id, actors: ['applicant'], now }, user.id)
