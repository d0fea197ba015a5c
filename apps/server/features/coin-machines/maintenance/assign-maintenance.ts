import type { assignMaintenance } from '@dovolilnice/contract/coin-machines/maintenance/assign-maintenance'
import type { readMaintainers } from '@dovolilnice/contract/coin-machines/maintenance/read-maintainers'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { isPermission, permissionsOf, roleOf } from '@dovolilnice/contract/permissions'
import { announce } from '../../../platform/database/notify.ts'
import type { Db, Row } from '../../../platform/database/tables.ts'
import type { Handler, ReadHandler } from '../../../platform/http/context.ts'
import { lockOpenMaintenance, machineSubject } from './maintenance-record.ts'

const mayMaintain = ({ role, granted, revoked }: Row<'app_user'>): boolean =>
  permissionsOf(roleOf(role), { granted: granted.filter(isPermission), revoked: revoked.filter(isPermission) }).includes(
    'machines:maintain',
  )

const findMaintainers = async (db: Db): Promise<Row<'app_user'>[]> =>
  (
    await db.selectFrom('app_user').selectAll().where('active', '=', true).where('anonymised_at', 'is', null).orderBy('name').execute()
  ).filter(mayMaintain)

export const handleReadMaintainers: ReadHandler<typeof readMaintainers> = async (_, { db }) => ({
  people: (await findMaintainers(db)).map(({ id, name }) => ({ id, name })),
})

export const handleAssignMaintenance: Handler<typeof assignMaintenance> = async (
  { params: { id }, body },
  { trx, now, locale, record },
) => {
  const work = await lockOpenMaintenance(trx, id, body.version)
  const person = (await findMaintainers(trx)).find((one) => one.id === body.person_id)
  if (person === undefined) throw new OperationError('validation', { fields: [fieldError('person_id', 'invalid', locale)] })
  await trx
    .updateTable('machine_maintenance')
    .set({ taken_by: person.id, taken_at: now, version: body.version + 1 })
    .where('id', '=', id)
    .execute()
  await trx
    .updateTable('machine_alert')
    .set({ taken_by: person.id, taken_at: now })
    .where('id', '=', work.alert_id)
    .where('ended_at', 'is', null)
    .execute()
  await announce(trx, 'machines')
  record({ subject: machineSubject(work), before: { person: work.taken_by_name }, after: { person: person.name, fault: work.fault } })
}
