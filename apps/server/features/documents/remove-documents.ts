import { z } from 'zod/mini'
import type { Trx } from '../../platform/database/db.ts'
import type { Services } from '../../platform/http/context.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { knownFiles } from '../../platform/storage/open-storage.ts'

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

/** A file younger than this may belong to a call that is still running in another process. */
const runningCallMs = 3_600_000

/** Removes files that no row of any owner names, left by a process that was killed. */
export const sweepFiles = async ({ database, storage, owners }: Services, olderThan: Date): Promise<number> =>
  storage.sweep((keys) => knownFiles(database.kysely, owners, keys), olderThan)

export const sweepFilesJob = defineJob({
  name: 'sweep-files',
  dailyAt: '03:40',
  handle: async (_, { services, clock, log }) => {
    const removed = await sweepFiles(services, new Date(clock.now().getTime() - runningCallMs))
    if (removed > 0) log.info({ removed }, 'files that no row names')
  },
})

/** At the start: only this process uses the embedded database, so no call can still be running. Where others may have one, the job of the night sweeps. */
export const sweepAtStart = async (services: Services): Promise<void> => {
  if (services.database.engine === 'embedded') await sweepFiles(services, services.clock.now())
}
