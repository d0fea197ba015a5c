import { z } from 'zod/mini'
import type { Trx } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'
import { defineJob } from '../../platform/jobs/job.ts'

/** Removes the content of documents once the call that deletes them is committed: a file cannot be rolled back. */
export const removeContentJob = defineJob({
  name: 'remove-content',
  schema: z.object({ storage_keys: z.array(z.string()) }),
  handle: async ({ storage_keys: keys }, { services }) => {
    await Promise.all(keys.map((key) => services.storage.remove(key)))
  },
})

/** Enqueues the removal of the documents' content for after the caller's transaction. */
export const removeContent = async (trx: Trx, { send }: Pick<Services, 'send'>, keys: readonly string[]): Promise<void> => {
  if (keys.length > 0) await send(trx, removeContentJob, { storage_keys: [...keys] })
}
