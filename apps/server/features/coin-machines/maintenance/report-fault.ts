import type { readMaintenancePhoto } from '@dovolilnice/contract/coin-machines/maintenance/read-maintenance-photo'
import type { reportFault } from '@dovolilnice/contract/coin-machines/maintenance/report-fault'
import { OperationError } from '@dovolilnice/contract/errors'
import { v7 } from 'uuid'
import { announce } from '../../../platform/database/notify.ts'
import type { Handler } from '../../../platform/http/context.ts'
import { machineSubject } from './maintenance-record.ts'

export const handleReportFault: Handler<typeof reportFault> = async ({ params, body: { fault } }, { trx, now, user, record }) => {
  const machine = await trx.selectFrom('coin_machine').selectAll().where('id', '=', params.id).executeTakeFirst()
  if (machine === undefined) throw new OperationError('not_found')
  const id = v7()
  const work = { id, machine_id: machine.id, fault, reported_at: now, reported_by: user.id }
  await trx.insertInto('machine_maintenance').values(work).execute()
  await announce(trx, 'machines')
  record({ subject: machineSubject({ ...machine, machine_id: machine.id }), after: { fault } })
  return { id }
}

export const handleReadMaintenancePhoto: Handler<typeof readMaintenancePhoto> = async ({ params }, { trx, storage, record }) => {
  const photo = await trx
    .selectFrom('maintenance_photo')
    .innerJoin('machine_maintenance', 'machine_maintenance.id', 'maintenance_photo.maintenance_id')
    .innerJoin('coin_machine', 'coin_machine.id', 'machine_maintenance.machine_id')
    .select(['storage_key', 'media_type', 'file_name', 'machine_id', 'cashier_nr', 'cashier_name'])
    .where('maintenance_photo.id', '=', params.id)
    .executeTakeFirst()
  if (photo === undefined) throw new OperationError('not_found')
  record({ subject: machineSubject(photo) })
  return { stream: await storage.open(photo.storage_key), media_type: photo.media_type, file_name: photo.file_name }
}
