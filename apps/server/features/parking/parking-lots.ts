import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { createParkingLot } from '@dovolilnice/contract/parking/create-parking-lot'
import type { ParkingLotForm } from '@dovolilnice/contract/parking/parking-administration'
import type { updateParkingLot } from '@dovolilnice/contract/parking/update-parking-lot'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Trx } from '../../platform/database/tables.ts'
import type { Context, Handler } from '../../platform/http/context.ts'
import '../../tables/parking.ts'
import { effectOf, noEffect } from './change-effect.ts'

const columnsOf = ({ preview: _, user_types: __, ...columns }: ParkingLotForm) => columns
const subjectOf = (lot: { id: string; name: string }) => ({ type: 'parking_lot', id: lot.id, label: lot.name })

/** @throws OperationError `duplicate` for a code in use, `validation` for types of users that do not exist */
const check = async ({ trx, locale }: Context, form: ParkingLotForm, own?: string): Promise<void> => {
  const taken = await trx
    .selectFrom('parking_lot')
    .select('id')
    .where('code', '=', form.code)
    .$if(own !== undefined, (query) => query.where('id', '<>', own!))
    .executeTakeFirst()
  if (taken !== undefined) throw new OperationError('duplicate', { fields: [fieldError('code', 'invalid', locale)] })
  const known = new Set((await trx.selectFrom('user_type').select('code').execute()).map(({ code }) => code))
  if (form.user_types.some((code) => !known.has(code)))
    throw new OperationError('validation', { fields: [fieldError('user_types', 'choice', locale)] })
}

const writeUserTypes = async (trx: Trx, lotId: string, codes: readonly string[]): Promise<void> => {
  await trx.deleteFrom('user_type_parking_lot').where('parking_lot_id', '=', lotId).execute()
  const pairs = [...new Set(codes)].map((code) => ({ user_type_code: code, parking_lot_id: lotId }))
  if (pairs.length > 0) await trx.insertInto('user_type_parking_lot').values(pairs).execute()
}

const userTypesOf = async (trx: Trx, lotId: string): Promise<string[]> => {
  const pairs = await trx.selectFrom('user_type_parking_lot').select('user_type_code').where('parking_lot_id', '=', lotId).execute()
  return pairs.map(({ user_type_code: code }) => code).toSorted()
}

export const handleCreateParkingLot: Handler<typeof createParkingLot> = async ({ body }, context) => {
  const { trx } = context
  await check(context, body)
  const id = v7()
  if (body.preview) return { id, saved: false, effect: noEffect }
  const { last } = await trx
    .selectFrom('parking_lot')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('parking_lot')
    .values({ ...columnsOf(body), id, position: (last ?? 0) + 1 })
    .execute()
  await writeUserTypes(trx, id, body.user_types)
  await context.recordAlso('parking_lot:create', {
    subject: subjectOf({ id, name: body.name }),
    after: { ...columnsOf(body), user_types: body.user_types },
  })
  return { id, saved: true, effect: noEffect }
}

export const handleUpdateParkingLot: Handler<typeof updateParkingLot> = async ({ params, body }, context) => {
  const { trx, now } = context
  const before = await trx.selectFrom('parking_lot').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst()
  if (before === undefined) throw new OperationError('not_found')
  await check(context, body, params.id)
  const moved = before.zone !== body.zone
  const effect = await effectOf(trx, { column: 'parking_lot_id', id: params.id }, localDayOf(now), { opensDifferently: moved })
  if (body.preview) return { id: params.id, saved: false, effect }
  const userTypes = await userTypesOf(trx, params.id)
  await trx.updateTable('parking_lot').set(columnsOf(body)).where('id', '=', params.id).execute()
  await writeUserTypes(trx, params.id, body.user_types)
  if (moved) await sql`select pg_notify('whitelist', '')`.execute(trx)
  await context.recordAlso('parking_lot:update', {
    subject: subjectOf({ id: params.id, name: body.name }),
    before: { ...before, user_types: userTypes },
    after: { ...columnsOf(body), user_types: body.user_types.toSorted() },
  })
  return { id: params.id, saved: true, effect }
}
