import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { isNearTown } from '@dovolilnice/contract/resources/near-town'
import { lockKeys } from '../../../platform/database/advisory-lock.ts'
import type { Row, Trx } from '../../../platform/database/tables.ts'
import type { Context } from '../../../platform/http/context.ts'

type Device = Row<'device'>

/** The set-up of bollards is changed by one person after the other: names and places depend on all rows, which are locked in the order of their codes. */
export const lockKeeping = async (trx: Trx): Promise<void> => {
  await lockKeys(trx, ['bollards'])
  await trx.selectFrom('device').select('code').orderBy('code').forUpdate().execute()
}

/** The bollard as it was read, under the lock of the keeping. @throws OperationError `not_found`, `conflict` (changed since), `illegal_transition` (out of use, or in use already) */
export const findKept = async (trx: Trx, code: string, version: number, active: boolean): Promise<Device> => {
  await lockKeeping(trx)
  const device = await trx.selectFrom('device').selectAll().where('code', '=', code).executeTakeFirst()
  if (device === undefined) throw new OperationError('not_found')
  if (device.version !== version) throw new OperationError('conflict', { details: { version: device.version } })
  if (device.active !== active) throw new OperationError('illegal_transition')
  return device
}

/**
 * A code is never given twice, also not after its bollard: passages and commands are kept under it. Gates and coin machines share the names of
 * accounts at the broker. @throws OperationError `duplicate`
 */
export const requireFreeCode = async ({ trx, locale }: Context, code: string): Promise<void> => {
  const device = await trx.selectFrom('device').select(['name', 'active']).where('code', '=', code).executeTakeFirst()
  const machine = await trx.selectFrom('coin_machine').select('code').where('code', '=', code).executeTakeFirst()
  if (device === undefined && machine === undefined && code !== 'server') return
  const field =
    device?.active === false
      ? fieldError('code', 'code_out_of_use', locale, { name: device.name })
      : fieldError('code', 'code_taken', locale)
  throw new OperationError('duplicate', { fields: [field] })
}

/** Two bollards in use have two names. @throws OperationError `duplicate` */
export const requireFreeName = async ({ trx, locale }: Context, name: string, own: string): Promise<void> => {
  const devices = await trx.selectFrom('device').select('name').where('active', '=', true).where('code', '<>', own).execute()
  const wanted = name.toLocaleLowerCase('sl')
  if (devices.some((device) => device.name.toLocaleLowerCase('sl') === wanted))
    throw new OperationError('duplicate', { fields: [fieldError('name', 'bollard_name_taken', locale)] })
}

type Guarded = Pick<Device, 'latitude' | 'longitude' | 'parking_lot_id'>

/**
 * The place is near the town, and the lot is one in use, or the one that it guards already.
 * @throws OperationError `validation`
 */
export const requireSensiblePlace = async (context: Context, form: Guarded, before?: Guarded): Promise<void> => {
  const { trx, locale, capabilities } = context
  const { map } = await capabilities.readParameters(trx)
  if (!isNearTown(map, form)) throw new OperationError('validation', { fields: [fieldError('latitude', 'bollard_far', locale)] })
  if (form.parking_lot_id === null || form.parking_lot_id === before?.parking_lot_id) return
  const lot = await trx.selectFrom('parking_lot').select('active').where('id', '=', form.parking_lot_id).executeTakeFirst()
  if (lot?.active !== true) throw new OperationError('validation', { fields: [fieldError('parking_lot_id', 'choice', locale)] })
}
