import { z } from 'zod/mini'
import { type Trx, updateRow } from '../../platform/database/db.ts'
import type { Services } from '../../platform/http/context.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { daysAfter, keptRowDays } from './exported-lists.ts'
import { failAbandoned } from './run/run-export-job.ts'

/** Removes a file once the change that forgets it is committed: a file cannot be rolled back. */
export const removeExportFileJob = defineJob({
  name: 'remove-export-file',
  schema: z.object({ storage_key: z.string() }),
  handle: async ({ storage_key: key }, { services }) => services.storage.remove(key),
})

export const removeExportFile = async (trx: Trx, { send }: Pick<Services, 'send'>, key: string | null): Promise<void> => {
  if (key !== null) await send(trx, removeExportFileJob, { storage_key: key })
}

/** Every night: exports that nobody makes any more fail, files whose time is over are removed, and exports that ended long ago are forgotten. */
export const expireExportsJob = defineJob({
  name: 'expire-exports',
  dailyAt: '03:20',
  handle: async (_, { database, clock, send }) => {
    const now = clock.now()
    await database.transaction(async (trx) => {
      await failAbandoned(trx, now)
      const over = await trx
        .selectFrom('data_export')
        .select(['id', 'storage_key'])
        .where('status', '=', 'done')
        .where('expires_at', '<=', now)
        .forUpdate()
        .execute()
      for (const { id, storage_key: key } of over) {
        await removeExportFile(trx, { send }, key)
        await updateRow(trx, 'data_export', id, { status: 'expired', storage_key: null })
      }
      await trx
        .deleteFrom('data_export')
        .where('created_at', '<', daysAfter(now, -keptRowDays))
        .where('status', 'in', ['failed', 'cancelled', 'expired'])
        .execute()
    })
  },
})
