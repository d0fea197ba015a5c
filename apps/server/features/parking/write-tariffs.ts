import type { TariffPeriod } from '@dovolilnice/contract/parking/permit-kind'
import { isWithoutOverlap } from '@dovolilnice/contract/parking/tariff-versions'
import type { TariffVersion } from '@dovolilnice/contract/parking/tariff-versions'
import { v7 } from 'uuid'
import type { Trx } from '../../platform/database/tables.ts'

type Columns = Omit<TariffVersion, 'id'>
/** What a version says, without its id and what a form sends beside it. */
const columnsOf = ({ price_cents, vat_basis_points, pro_rata, second_cents, third_cents, valid_from, valid_until }: Columns): Columns => ({
  price_cents,
  vat_basis_points,
  pro_rata,
  second_cents,
  third_cents,
  valid_from,
  valid_until,
})

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
    if (id === null)
      await trx
        .insertInto('tariff')
        .values({ ...columnsOf(version), id: v7(), permit_kind_id: kindId, period })
        .execute()
    else await trx.updateTable('tariff').set({ valid_until: version.valid_until }).where('id', '=', id).execute()
  }
}

/** The prices of a period for the audit trail. */
export const auditTariffs = (period: TariffPeriod, versions: readonly TariffVersion[]) => ({
  period,
  versions: versions.map(columnsOf),
})
