import { OperationError, fieldError } from '@dovolilnice/contract/errors'
import type { Locale } from '@dovolilnice/contract/locale'
import { v7 } from 'uuid'
import { type Db, type Trx, insertRow } from '../../platform/database/db.ts'
import type { ReceivedFile, Services } from '../../platform/http/context.ts'
import { askReading } from './reading/read-documents.ts'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defineJob } from '../../platform/jobs/job.ts'

const prefix = 'document.'

/** The types of a call's documents, once for each file. */
export const documentTypesOf = (files: readonly ReceivedFile[]): string[] => files.map(({ field }) => field.replace(prefix, ''))

interface Kept {
  application_id?: string
  permit_id?: string
  user_id?: string | null
  /** The types that may be sent; a file of another one is refused. */
  accepted: readonly string[]
  /** The last valid days of what was sent, by type. */
  expires: Record<string, string>
  now: Date
  locale: Locale
}

/**
 * Gives the files of a call (`document.<type>`) their rows, in the call's transaction.
 * @throws OperationError `validation` for a type that is not allowed
 */
export const keepDocuments = async (
  trx: Trx,
  services: Pick<Services, 'send' | 'config'>,
  files: readonly ReceivedFile[],
  kept: Kept,
): Promise<void> => {
  const { accepted, expires, now, locale, application_id = null, permit_id = null, user_id = null } = kept
  const types = documentTypesOf(files)
  const unknown = files.filter((_, index) => !accepted.includes(types[index] ?? ''))
  if (unknown.length > 0)
    throw new OperationError('validation', { fields: unknown.map(({ field }) => fieldError(field, 'document_not_asked', locale)) })
  // Without a file too: a clerk may have corrected what documents are compared with.
  if (application_id !== null) await askReading(trx, services, application_id)
  if (files.length === 0) return
  const rows = files.map(({ field, expires_on, ...file }, index) => {
    const type = types[index] ?? ''
    const last = expires_on === undefined ? (expires[type] ?? null) : expires_on
    return { ...file, id: v7(), type, application_id, permit_id, user_id, expires_on: last, created_at: now }
  })
  await insertRow(trx, 'document', rows)
}

/** The files of documents that are not deleted. */
export const documentFilesInUse = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('document')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ storage_key: key }) => key)
}

const hourSeconds = 3600

/**
 * Encrypts the stored files that are not encrypted with the first key of files: those of an earlier version of the product, and after a new key.
 * Once all are, it is noted beside the keys which key that was, and the next nights have nothing to do.
 */
export const sealFilesJob = defineJob({
  name: 'seal-files',
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
