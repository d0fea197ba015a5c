import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { defineJob } from '../../platform/jobs/job.ts'

const hourSeconds = 3600

/**
 * Encrypts the stored files that are not encrypted with the first key of files: those of an earlier version of the product, and after a new key.
 * Once all are, it is noted beside the keys which key that was, and the next nights have nothing to do.
 */
export const sealFilesJob = defineJob({
  name: 'seal-files',
  schema: z.object({}),
  dailyAt: '01:20',
  timeoutSeconds: 4 * hourSeconds,
  handle: async (_, { services, signal, log }) => {
    const { storage, config } = services
    const note = join(config.dataDir, 'keys/files.sealed')
    if ((await readFile(note, 'utf8').catch(() => '')) === storage.keyId) return
    const { sealed, failed } = await storage.sealOld(signal)
    if (sealed > 0) log.info({ sealed }, 'files were encrypted')
    if (failed.length > 0) log.error({ failed: failed.slice(0, 20), count: failed.length }, 'files cannot be read')
    else if (!signal.aborted) await writeFile(note, storage.keyId, { mode: 0o600, flush: true })
  },
})
