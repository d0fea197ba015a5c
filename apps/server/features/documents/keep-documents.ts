import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { Locale } from '@dovolilnice/contract/locale'
import { v7 } from 'uuid'
import type { Trx } from '../../platform/database/tables.ts'
import type { ReceivedFile, Services } from '../../platform/http/context.ts'
import { askReading } from './reading/read-documents.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    documentTypesOf: typeof documentTypesOf
    keepDocuments: typeof keepDocuments
  }
}

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
  await trx.insertInto('document').values(rows).execute()
}
