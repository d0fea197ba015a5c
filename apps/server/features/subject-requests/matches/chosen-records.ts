import type { Row, Trx } from '../../../platform/database/tables.ts'
import type { Owner } from '../../../platform/privacy/owner.ts'
import { recordsOf } from '../../../platform/privacy/records-of.ts'

/** The ids of the chosen records, with all records of the chosen accounts. */
export const recordsOfChosen = async (
  trx: Trx,
  owners: readonly Owner[],
  chosen: readonly Row<'subject_request_match'>[],
): Promise<string[]> => {
  const ids = new Set(chosen.map(({ record_id: id }) => id))
  const accounts = chosen.filter(({ record_table: table }) => table === 'app_user').map(({ record_id: id }) => id)
  const people = accounts.length === 0 ? [] : await trx.selectFrom('app_user').select(['id', 'email']).where('id', 'in', accounts).execute()
  for (const person of people) for (const id of await recordsOf(trx, owners, person)) ids.add(id)
  return [...ids]
}
