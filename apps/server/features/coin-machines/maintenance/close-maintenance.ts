import { mostPhotos } from '@dovolilnice/contract/coin-machines/maintenance/close-maintenance'
import type { closeMaintenance } from '@dovolilnice/contract/coin-machines/maintenance/close-maintenance'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { v7 } from 'uuid'
import { announce } from '../../../platform/database/notify.ts'
import type { Handler } from '../../../platform/http/context.ts'
import { lockOpenMaintenance, machineSubject } from './maintenance-record.ts'

/** Ends a maintenance. Its alert ends too, and begins anew only when the machine says so again. */
export const handleCloseMaintenance: Handler<typeof closeMaintenance> = async ({ params: { id }, body }, context) => {
  const { trx, now, user, files, locale, record } = context
  if (files.length > mostPhotos)
    throw new OperationError('validation', { fields: [fieldError('photo', 'too_many', locale, { maximum: mostPhotos })] })
  const work = await lockOpenMaintenance(trx, id, body.version)
  const taken = work.taken_at === null ? { taken_by: user.id, taken_at: now } : {}
  await trx
    .updateTable('machine_maintenance')
    .set({ ...taken, done: body.done, parts: body.parts || null, done_at: now, version: body.version + 1 })
    .where('id', '=', id)
    .execute()
  const photos = files.map(({ field, ...file }) => ({ ...file, id: v7(), maintenance_id: id, created_at: now }))
  if (photos.length > 0) await trx.insertInto('maintenance_photo').values(photos).execute()
  await trx
    .updateTable('machine_alert')
    .set((alert) => ({ settled_at: now, ended_at: alert.fn.coalesce('ended_at', alert.val(now)) }))
    .where('id', '=', work.alert_id)
    .execute()
  await announce(trx, 'machines')
  const after = { fault: work.fault, work_done: body.done, parts: body.parts || null, photos: photos.length }
  record({ subject: machineSubject(work), after })
}
