import { keysOf } from '@dovolilnice/contract/keys-of'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import type { Trx } from '../../platform/database/tables.ts'
import { businessKinds } from './business-kinds.ts'
import type { KindSeed } from './kind-seed.ts'
import { occasionalKinds } from './occasional-kinds.ts'
import { residentKinds } from './resident-kinds.ts'
import { userTypes } from './user-types.ts'

/** Every kind of permit that a town starts from, in the order in which the form offers them. */
export const catalogue: readonly KindSeed[] = [...residentKinds, ...businessKinds, ...occasionalKinds]

/** Last year's price and today's, which holds until further notice: no day lies between them. */
const tariffsOf = (kindId: string, { prices, vat, proRata = 'full', second = null }: KindSeed, year: number) =>
  keysOf(prices).flatMap((period) => {
    const [lastYear, today] = prices[period] ?? []
    if (lastYear === undefined || today === undefined) return []
    const version = (price: number, from: number, until: number | null) => ({
      id: v7(),
      permit_kind_id: kindId,
      period,
      price_cents: price,
      vat_basis_points: vat,
      pro_rata: proRata,
      second_cents: second,
      third_cents: null,
      valid_from: `${from}-01-01`,
      valid_until: until === null ? null : `${until}-01-01`,
    })
    return [version(lastYear, year - 2, year), version(today, year, null)]
  })

/** Writes the catalogue of user types, kinds of permit and their prices that a town starts from. Lots are the town's own. */
export const writeCatalogue = async (trx: Trx, now: Date): Promise<void> => {
  const year = Number(localDayOf(now).slice(0, 4))
  await trx
    .insertInto('user_type')
    .values(userTypes.map((type, position) => ({ ...type, name: JSON.stringify(type.name), position })))
    .execute()
  const seeds = catalogue.map((seed, position) => ({ id: v7(), seed, position }))
  await trx
    .insertInto('permit_kind')
    .values(
      seeds.map(({ id, seed: { prices, vat, proRata, second, ...kind }, position }) => ({
        ...kind,
        id,
        position,
        name: JSON.stringify(kind.name),
        description: JSON.stringify(kind.description),
        documents: JSON.stringify(kind.documents),
        validity: JSON.stringify(kind.validity),
        time_windows: JSON.stringify(kind.time_windows),
        device: kind.device && JSON.stringify(kind.device),
      })),
    )
    .execute()
  await trx
    .insertInto('tariff')
    .values(seeds.flatMap(({ id, seed }) => tariffsOf(id, seed, year)))
    .execute()
}
