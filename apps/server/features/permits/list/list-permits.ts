import { OperationError } from '@dovolilnice/contract/errors'
import type { listOwnPermits } from '@dovolilnice/contract/permits/list/list-own-permits'
import type { listPermits } from '@dovolilnice/contract/permits/list/list-permits'
import type { listUserPermits } from '@dovolilnice/contract/permits/list/list-user-permits'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { ReadHandler } from '../../../platform/http/context.ts'
import { listPermitRows } from './permit-list.ts'

export const handleListPermits: ReadHandler<typeof listPermits> = async ({ body }, { db, now, user, record }) => {
  record({ after: { filters: body.filters, page: body.page } })
  return listPermitRows(db, body, { reader: user.permissions, today: localDayOf(now) })
}

export const handleListUserPermits: ReadHandler<typeof listUserPermits> = async ({ params, body }, { db, now, user, record }) => {
  const person = await db.selectFrom('app_user').select(['id', 'name']).where('id', '=', params.id).executeTakeFirst()
  if (person === undefined) throw new OperationError('not_found')
  record({ subject: { type: 'user', id: person.id, label: person.name } })
  return listPermitRows(db, body, { reader: user.permissions, today: localDayOf(now), userId: person.id })
}

export const handleListOwnPermits: ReadHandler<typeof listOwnPermits> = async ({ body }, { db, now, user }) =>
  listPermitRows(db, body, { reader: ['holder'], today: localDayOf(now), userId: user.id })
