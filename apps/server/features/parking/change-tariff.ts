import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { changeTariff } from '@dovolilnice/contract/parking/change-tariff'
import type { TariffPeriod } from '@dovolilnice/contract/parking/permit-kind'
import { isWithoutOverlap, versionsOf, withPrice } from '@dovolilnice/contract/parking/tariff-versions'
import type { TariffVersion } from '@dovolilnice/contract/parking/tariff-versions'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import type { Trx } from '../../platform/database/tables.ts'
import type { Handler } from '../../platform/http/context.ts'
import '../../tables/parking.ts'
import { effectOf } from './change-effect.ts'

/** Writes the versions of one period as they are to stand; those that gave way go. */
const writeVersions = async (trx: Trx, kindId: string, period: TariffPeriod, versions: readonly TariffVersion[]): Promise<void> => {
  const kept = versions.flatMap(({ id }) => (id === null ? [] : [id]))
  await trx
    .deleteFrom('tariff')
    .where('permit_kind_id', '=', kindId)
    .where('period', '=', period)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute()
  for (const { id, ...version } of versions) {
    const { price_cents, vat_basis_points, valid_from, valid_until } = version
    if (id === null)
      await trx
        .insertInto('tariff')
        .values({ id: v7(), permit_kind_id: kindId, period, price_cents, vat_basis_points, valid_from, valid_until })
        .execute()
    else await trx.updateTable('tariff').set({ valid_until }).where('id', '=', id).execute()
  }
}

/** What the history tells of prices. */
const told = (versions: readonly TariffVersion[]) =>
  versions.map(({ price_cents, vat_basis_points, valid_from, valid_until }) => ({ price_cents, vat_basis_points, valid_from, valid_until }))

export const handleChangeTariff: Handler<typeof changeTariff> = async ({ params, body }, context) => {
  const { trx, now, locale } = context
  const today = localDayOf(now)
  // The lock keeps two changes of one kind's prices from crossing each other.
  const kind = await trx.selectFrom('permit_kind').select(['id', 'name']).where('id', '=', params.id).forUpdate().executeTakeFirst()
  if (kind === undefined) throw new OperationError('not_found')
  const tariffs = await trx.selectFrom('tariff').selectAll().where('permit_kind_id', '=', params.id).execute()
  const before = versionsOf(tariffs, body.period)
  // A price that people have already been told is not changed behind them.
  if (body.valid_from < today && before.length > 0)
    throw new OperationError('validation', { fields: [fieldError('valid_from', 'day_past', locale)] })
  const after = withPrice(before, body)
  if (!isWithoutOverlap(after)) throw new Error('tariff versions overlap')
  const effect = await effectOf(trx, { column: 'permit_kind_id', id: params.id }, today, {})
  if (body.preview) return { id: params.id, saved: false, effect }
  await writeVersions(trx, params.id, body.period, after)
  await context.recordAlso('tariff:change', {
    subject: { type: 'permit_kind', id: kind.id, label: kind.name.sl },
    before: { period: body.period, versions: told(before) },
    after: { period: body.period, versions: told(after) },
  })
  return { id: params.id, saved: true, effect }
}
