import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import type { Db } from '../../platform/database/tables.ts'
import { readParameters } from './parameters.ts'

/** The rates of the price list stay where an administrator sets them; here they are nothing. */
const untaxed = (kind: PermitKind): PermitKind => ({
  ...kind,
  device: kind.device && { ...kind.device, vat_basis_points: 0 },
  tariffs: kind.tariffs.map((tariff) => ({ ...tariff, vat_basis_points: 0 })),
})

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    listPermitKinds: typeof listPermitKinds
  }
}

/** The kinds of permit in use, each with all versions of its prices, oldest first; of a town that is not identified for VAT without it. */
export const listPermitKinds = async (db: Db): Promise<PermitKind[]> => {
  const kinds = await db.selectFrom('permit_kind').selectAll().where('active', '=', true).orderBy('position').orderBy('code').execute()
  const tariffs = await db.selectFrom('tariff').selectAll().orderBy('valid_from').execute()
  const { vat_payer: vatPayer } = (await readParameters(db)).invoices
  const withTariffs = kinds.map((kind) => ({ ...kind, tariffs: tariffs.filter((tariff) => tariff.permit_kind_id === kind.id) }))
  return vatPayer ? withTariffs : withTariffs.map(untaxed)
}
