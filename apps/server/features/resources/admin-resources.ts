import { waitingStatuses } from '@dovolilnice/contract/applications/application-status'
import type { readAdminResources } from '@dovolilnice/contract/resources/read-admin-resources'
import { roleOf, staffRoles } from '@dovolilnice/contract/permissions'
import type { Db } from '../../platform/database/tables.ts'
import type { Handler } from '../../platform/http/context.ts'

const countWaiting = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('application')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('status', 'in', [...waitingStatuses])
    .executeTakeFirstOrThrow()
  return count
}

const readStaff = async (db: Db) => {
  const rows = await db
    .selectFrom('app_user')
    .select(['id', 'name', 'role'])
    .where('role', 'in', staffRoles)
    .where('active', '=', true)
    .orderBy('name')
    .execute()
  return rows.map((row) => ({ ...row, role: roleOf(row.role) }))
}

export const handleReadAdminResources: Handler<typeof readAdminResources> = async (_, { trx }) => ({
  waiting_applications: await countWaiting(trx),
  staff: await readStaff(trx),
  devices: await trx
    .selectFrom('device')
    .select(['code', 'name', 'active'])
    .orderBy('active', 'desc')
    .orderBy('position')
    .orderBy('code')
    .execute(),
})
