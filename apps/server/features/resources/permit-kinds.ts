import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import type { Db } from '../../platform/database/tables.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    listPermitKinds: typeof listPermitKinds
  }
}

/** The kinds of permit in use, each with all versions of its prices, oldest first. */
export const listPermitKinds = async (db: Db): Promise<PermitKind[]> => {
  const kinds = await db.selectFrom('permit_kind').selectAll().where('active', '=', true).orderBy('position').orderBy('code').execute()
  const tariffs = await db.selectFrom('tariff').selectAll().orderBy('valid_from').execute()
  return kinds.map((kind) => ({ ...kind, tariffs: tariffs.filter((tariff) => tariff.permit_kind_id === kind.id) }))
}
