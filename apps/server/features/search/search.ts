import { permitStatusOn } from '@dovolilnice/contract/permits/permit-status'
import type { Permission } from '@dovolilnice/contract/permissions'
import { vehiclesOn } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { roleOf } from '@dovolilnice/contract/permissions'
import type { search } from '@dovolilnice/contract/search/search'
import type { Db } from '../../platform/database/tables.ts'
import type { Handler } from '../../platform/http/context.ts'
import { findSubjects } from './find-subjects.ts'

/** Rows in the order of their ids. */
const inOrder = <Row extends { id: string }>(ids: readonly string[], rows: Row[]): Row[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])

const readApplications = async (db: Db, ids: string[]) => {
  const rows = await db
    .selectFrom('application')
    .innerJoin('parking_lot', 'parking_lot.id', 'application.parking_lot_id')
    .select(['application.id', 'number', 'application.name', 'email', 'plates', 'status', 'parking_lot.name as parking_lot_name'])
    .where('application.id', 'in', ids)
    .execute()
  return inOrder(ids, rows)
}

const readPermits = async (db: Db, ids: string[], today: string) => {
  const rows = await db
    .selectFrom('permit')
    .innerJoin('parking_lot', 'parking_lot.id', 'permit.parking_lot_id')
    .select(['permit.id', 'number', 'permit.name', 'email', 'status', 'valid_from', 'valid_until', 'parking_lot.name as parking_lot_name'])
    .where('permit.id', 'in', ids)
    .execute()
  const plates = await db
    .selectFrom('permit_credential')
    .select(['permit_id', 'value', 'valid_from', 'valid_until'])
    .where('permit_id', 'in', ids)
    .where('kind', '=', 'plate')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return inOrder(ids, rows).map((row) => ({
    ...row,
    status: permitStatusOn(row, today),
    vehicles: vehiclesOn(
      row,
      plates.filter((plate) => plate.permit_id === row.id),
      today,
    ),
  }))
}

const readUsers = async (db: Db, ids: string[]) => {
  const rows = await db.selectFrom('app_user').select(['id', 'name', 'email', 'role']).where('id', 'in', ids).execute()
  return inOrder(ids, rows).map((row) => ({ ...row, role: roleOf(row.role) }))
}

export const handleSearch: Handler<typeof search> = async ({ query }, context) => {
  const { trx, user, now } = context
  const may = (permission: Permission) => user?.permissions.includes(permission) === true
  const applications = may('applications:read') ? await findSubjects(trx, 'application', query.q) : []
  const permits = may('permits:read') ? await findSubjects(trx, 'permit', query.q) : []
  const users = may('users:read') ? await findSubjects(trx, 'user', query.q) : []
  context.record({ after: { q: query.q, found: applications.length + permits.length + users.length } })
  return {
    applications: applications.length > 0 ? await readApplications(trx, applications) : [],
    permits: permits.length > 0 ? await readPermits(trx, permits, localDayOf(now)) : [],
    users: users.length > 0 ? await readUsers(trx, users) : [],
  }
}
