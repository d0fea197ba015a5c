import { collected } from '../../platform/privacy/owner-privacy.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'
import { instantSchema } from '@dovolilnice/contract/primitives/ids'
import { z } from 'zod/mini'

const ownExportSchema = z.object({ name: z.string(), format: z.string(), status: z.string(), created_at: instantSchema })

export const exportPrivacy: OwnerPrivacy = {
  collect: {
    exports: collected(z.array(ownExportSchema), (db, { id }) =>
      db
        .selectFrom('data_export')
        .select(['name', 'format', 'status', 'created_at'])
        .where('user_id', '=', id)
        .orderBy('created_at')
        .execute(),
    ),
  },
  forget: async (trx, ids) => {
    await trx
      .deleteFrom('data_export')
      .where((is) => is.or([is('user_id', 'in', [...ids]), is('record_id', 'in', [...ids])]))
      .execute()
    await trx
      .deleteFrom('export_schedule')
      .where((is) => is.or([is('user_id', 'in', [...ids]), is('record_id', 'in', [...ids])]))
      .execute()
  },
  // A schedule as old as the retention may still run, but is no longer anybody's intention.
  forgetBefore: async (trx, before) => {
    await trx.deleteFrom('data_export').where('created_at', '<', before).execute()
    await trx.deleteFrom('export_schedule').where('created_at', '<', before).execute()
  },
}
