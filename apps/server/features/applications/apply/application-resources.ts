import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import type { Trx } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { ApplicationRecord } from '../record/application-record.ts'

/** The kinds, lots and types of users that are offered now, for the rules of an application. */
export const readApplicationResources = async (trx: Trx, { capabilities }: Pick<Services, 'capabilities'>): Promise<Resources> => ({
  permit_kinds: await capabilities.listPermitKinds(trx),
  parking_lots: await capabilities.listParkingLots(trx),
  user_types: await trx.selectFrom('user_type').selectAll().execute(),
  user_type_parking_lots: await trx.selectFrom('user_type_parking_lot').selectAll().execute(),
})

/** The kind of an application with its prices, also when it is no longer offered. */
export const readKind = async (trx: Trx, id: string): Promise<PermitKind> => {
  const kind = await trx.selectFrom('permit_kind').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const tariffs = await trx.selectFrom('tariff').selectAll().where('permit_kind_id', '=', id).orderBy('valid_from').execute()
  return { ...kind, tariffs }
}

/** The day from which an application's deadlines count: the day of receipt on paper, otherwise the day of submission. */
export const dayOfReceipt = ({ received_on: day, created_at: sent }: Pick<ApplicationRecord, 'received_on' | 'created_at'>): string =>
  day ?? localDayOf(sent)
