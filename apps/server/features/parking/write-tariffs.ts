import type { TariffPeriod } from '@dovolilnice/contract/parking/permit-kind'
import { isWithoutOverlap } from '@dovolilnice/contract/parking/tariff-versions'
import type { TariffVersion } from '@dovolilnice/contract/parking/tariff-versions'
import { v7 } from 'uuid'
import type { Trx } from '../../platform/database/tables.ts'

/** Writes the versions of one period: deletes those that are no longer listed and updates the end of the others. */
export const writeTariffs = async (trx: Trx, kindId: string, period: TariffPeriod, versions: readonly TariffVersion[]): Promise<void> => {
  if (!isWithoutOverlap(versions)) throw new Error('a day would have two prices')
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

/** The prices of a period for the audit trail. */
export const auditTariffs = (period: TariffPeriod, versions: readonly TariffVersion[]) => ({
  period,
  versions: versions.map(({ price_cents, vat_basis_points, valid_from, valid_until }) => ({
    price_cents,
    vat_basis_points,
    valid_from,
    valid_until,
  })),
})
