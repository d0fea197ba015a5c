import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { Locale } from '@dovolilnice/contract/locale'
import type { Trx } from '../../../platform/database/tables.ts'
import type { ParkingLotRow, PermitKindRow, PermitRow } from './permit-draft.ts'

const refuse = (path: string, rule: 'choice' | 'kind_not_allowed' | 'lot_not_allowed', locale: Locale): never => {
  throw new OperationError('validation', { fields: [fieldError(path, rule, locale)] })
}

const kindRows = (trx: Trx, id: string) => trx.selectFrom('permit_kind').selectAll().where('id', '=', id)
const lotRows = (trx: Trx, id: string) => trx.selectFrom('parking_lot').selectAll().where('id', '=', id)

export const readKind = (trx: Trx, id: string): Promise<PermitKindRow | undefined> => kindRows(trx, id).executeTakeFirst()

/** The kind and the lot that a permit stands on already. */
export const termsOf = async (trx: Trx, permit: Pick<PermitRow, 'permit_kind_id' | 'parking_lot_id'>) => ({
  kind: await kindRows(trx, permit.permit_kind_id).executeTakeFirstOrThrow(),
  lot: await lotRows(trx, permit.parking_lot_id).executeTakeFirstOrThrow(),
})

interface Choice {
  permit_kind_id: string
  parking_lot_id: string
  user_type_code: string
}

/** @throws OperationError `validation`: a lot that is not offered, or not to this type of user */
export const requireLot = async (
  trx: Trx,
  { parking_lot_id: id, user_type_code: type }: Omit<Choice, 'permit_kind_id'>,
  locale: Locale,
): Promise<ParkingLotRow> => {
  const lot = await lotRows(trx, id).executeTakeFirst()
  if (lot === undefined || !lot.active) return refuse('parking_lot_id', 'choice', locale)
  const pair = await trx
    .selectFrom('user_type_parking_lot')
    .select('parking_lot_id')
    .where('user_type_code', '=', type)
    .where('parking_lot_id', '=', id)
    .executeTakeFirst()
  return pair === undefined ? refuse('parking_lot_id', 'lot_not_allowed', locale) : lot
}

/**
 * Kind and lot of a permit that the office issues. A kind without types of users is for anyone; the kind of a replacement is only its price.
 * @throws OperationError `validation`
 */
export const requireTerms = async (trx: Trx, choice: Choice, locale: Locale): Promise<{ kind: PermitKindRow; lot: ParkingLotRow }> => {
  const kind = await readKind(trx, choice.permit_kind_id)
  if (kind === undefined || !kind.active || kind.validity.rule === 'replaced') return refuse('permit_kind_id', 'choice', locale)
  const type = await trx.selectFrom('user_type').select('code').where('code', '=', choice.user_type_code).executeTakeFirst()
  if (type === undefined) return refuse('user_type_code', 'choice', locale)
  if (kind.user_types.length > 0 && !kind.user_types.includes(type.code)) return refuse('permit_kind_id', 'kind_not_allowed', locale)
  return { kind, lot: await requireLot(trx, choice, locale) }
}
