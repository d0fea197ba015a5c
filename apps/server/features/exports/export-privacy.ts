import { collected } from '../../platform/privacy/owner-privacy.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'
import { instantSchema } from '@dovolilnice/contract/primitives/ids'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { sql } from 'kysely'
import { z } from 'zod/mini'

const ownExportSchema = z.object({ name: z.string(), format: z.string(), status: z.string(), created_at: instantSchema })

/** Whether a filter names one of these records. One who was searched for by name is not found by this. */
const isNamed = (ids: readonly string[]) => sql<boolean>`filters::text like any (array[${sql.join(ids.map((id) => `%${id}%`))}])`

export const exportPrivacy: OwnerPrivacy = {
  collect: {
    exports: collected(z.array(ownExportSchema), (db, records) =>
      db
        .selectFrom('data_export')
        .select(['name', 'format', 'status', 'created_at'])
        .where('user_id', 'in', records)
        .orderBy('created_at')
        .execute(),
    ),
  },
  forget: async (trx, ids) => {
    await trx
      .deleteFrom('data_export')
      .where((is) => is.or([is('user_id', 'in', [...ids]), is('record_id', 'in', [...ids]), isNamed(ids)]))
      .execute()
    await trx
      .deleteFrom('export_schedule')
      .where((is) => is.or([is('user_id', 'in', [...ids]), is('record_id', 'in', [...ids]), isNamed(ids)]))
      .execute()
  },
  // A schedule that did not run for as long as the retention is no longer anybody's intention; one that runs is in use, however old.
  forgetBefore: async (trx, before) => {
    await trx.deleteFrom('data_export').where('created_at', '<', before).execute()
    await trx
      .deleteFrom('export_schedule')
      .where('created_at', '<', before)
      .where((is) => is.or([is('last_on', 'is', null), is('last_on', '<', localDayOf(before))]))
      .execute()
  },
}
