import type { ChangeEffect } from '@dovolilnice/contract/parking/tariff-versions'
import { OperationError, fieldError } from '@dovolilnice/contract/errors'
import { createParkingLot, updateParkingLot } from '@dovolilnice/contract/parking/operations'
import type { ParkingLotForm } from '@dovolilnice/contract/parking/parking-administration'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { notify } from '../../platform/database/notify.ts'
import { type Row, type Trx, notFound, insertRow, updateRow } from '../../platform/database/db.ts'
import { type Context, implement } from '../../platform/http/context.ts'
import * as readParking from './read-parking.ts'

const columnsOf = ({ preview, user_types, names, ...columns }: ParkingLotForm) => ({ ...columns, names: JSON.stringify(names) })
const auditValues = ({ preview, ...form }: ParkingLotForm) => ({ ...form, user_types: form.user_types.toSorted() })
const subjectOf = (id: string, { name }: ParkingLotForm) => ({ type: 'parking_lot' as const, id, label: name })

/** @throws OperationError `duplicate` for a code in use, `validation` for types of users that do not exist */
const check = async (context: Context, form: ParkingLotForm, own?: string): Promise<void> => {
  const taken = await context.trx.selectFrom('parking_lot').select('id').where('code', '=', form.code).executeTakeFirst()
  if (taken !== undefined && taken.id !== own)
    throw new OperationError('duplicate', { fields: [fieldError('code', 'code_taken', context.locale)] })
  await readParking.requireUserTypes(context, form.user_types)
}

type Before = Row<'parking_lot'> & { user_types: string[] }

/** A change of the zone affects permits and gates at once; a change of who may apply affects only new applications. */
const lotEffect = (trx: Trx, before: Before, after: ParkingLotForm, today: string): Promise<ChangeEffect> => {
  const touched: readParking.Touched = { column: 'parking_lot_id', id: before.id, today }
  const moved = before.zone !== after.zone
  const types = before.user_types.filter((code) => !after.user_types.includes(code))
  const permits = () => readParking.countOf(readParking.openPermits(trx, touched))
  const gates = () => readParking.countOf(trx.selectFrom('device').where('parking_lot_id', '=', before.id).where('active', '=', true))
  return readParking.effectOf(trx, touched, today, [
    { note: 'zone_moved', applies: moved, count: permits },
    { note: 'gates_moved', applies: moved, count: gates },
    { note: 'gates_kept', applies: before.active && !after.active, count: gates },
    {
      note: 'types_kept',
      applies: types.length > 0,
      count: () => readParking.countOf(readParking.openApplications(trx, touched).where('application.user_type_code', 'in', types)),
    },
    { note: 'retired', applies: before.active && !after.active, count: permits },
  ])
}

export const handleCreateParkingLot = implement(createParkingLot, async ({ body }, context) => {
  const { trx, now } = context
  await check(context, body)
  const id = v7()
  const effect = readParking.noEffect(localDayOf(now))
  if (body.preview) return { id, saved: false, effect }
  const { last } = await trx
    .selectFrom('parking_lot')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  await insertRow(trx, 'parking_lot', { ...columnsOf(body), id, position: (last ?? 0) + 1 })
  await readParking.writePairs(trx, 'parking_lot_id', id, body.user_types)
  await context.recordAlso('parking_lot:create', { subject: subjectOf(id, body), after: auditValues(body) })
  return { id, saved: true, effect }
})

export const handleUpdateParkingLot = implement(updateParkingLot, async ({ params: { id }, body: { version, ...body } }, context) => {
  const { trx, now } = context
  const row = await trx.selectFrom('parking_lot').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  if (version !== row.version) throw new OperationError('conflict', { details: { version: row.version } })
  await check(context, body, id)
  const before = { ...row, user_types: await readParking.readPairs(trx, 'parking_lot_id', id) }
  const effect = await lotEffect(trx, before, body, localDayOf(now))
  if (body.preview) return { id, saved: false, effect }
  await updateRow(trx, 'parking_lot', id, { ...columnsOf(body), version: version + 1 })
  await readParking.writePairs(trx, 'parking_lot_id', id, body.user_types)
  if (before.zone !== body.zone) await notify(trx, 'whitelist')
  const { id: _, position, version: __, title, ...valuesBefore } = before
  await context.recordAlso('parking_lot:update', { subject: subjectOf(id, body), before: valuesBefore, after: auditValues(body) })
  return { id, saved: true, effect }
})
