import type { Trx } from '../../../platform/database/tables.ts'
import type { Matter } from '../issue/take-act-number.ts'

const idsOf = (ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null)

/**
 * Locks the applications and permits of matters until the transaction ends. Every step about an act, its service or an appeal locks its record first
 * and then its own rows, and several records are locked by their ids: in another order two steps would wait for each other.
 */
export const lockMatters = async (trx: Trx, matters: readonly Matter[]): Promise<void> => {
  const applications = idsOf(matters.map(({ application_id: id }) => id))
  const permits = idsOf(matters.map(({ permit_id: id }) => id))
  if (applications.length > 0)
    await trx.selectFrom('application').select('id').where('id', 'in', applications).orderBy('id').forUpdate().execute()
  if (permits.length > 0) await trx.selectFrom('permit').select('id').where('id', 'in', permits).orderBy('id').forUpdate().execute()
}
