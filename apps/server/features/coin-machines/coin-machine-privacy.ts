import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom } from '@dovolilnice/contract/privacy/retention'
import type { Db } from '../../platform/database/tables.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'

/** What was wrong with machines, and who saw to it, goes with the retention; what is still open stays, and so do emptyings, which are books of money. */
export const coinMachinePrivacy: OwnerPrivacy = {
  forgetBefore: async (trx, before) => {
    const books = startOfLocalDay(moneyKeptFrom(localDayOf(before)))
    await trx
      .updateTable('machine_emptying')
      .set({ reason: null })
      .where('recorded_at', '<', books)
      .where('reason', 'is not', null)
      .execute()
    await trx.deleteFrom('machine_maintenance').where('done_at', '<', before).execute()
    await trx
      .deleteFrom('machine_alert')
      .where('ended_at', '<', before)
      .where('id', 'not in', (db) =>
        db.selectFrom('machine_maintenance').select('alert_id').where('alert_id', 'is not', null).$castTo<{ alert_id: string }>(),
      )
      .execute()
  },
}

/** The files of photos. */
export const coinMachineFilesInUse = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  const rows = await db.selectFrom('maintenance_photo').select('storage_key').where('storage_key', 'in', keys).execute()
  return rows.map(({ storage_key: key }) => key)
}
