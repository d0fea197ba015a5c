import type { DocumentReading } from '@dovolilnice/contract/documents/document-reading'
import type { DocumentVerdict } from '@dovolilnice/contract/documents/document-verdict'
import type { ColumnType, ExpressionBuilder } from 'kysely'
import { collected, type OwnedTables, type OwnerPrivacy, type OwnedProcessing } from '../../platform/privacy/owner.ts'
import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { z } from 'zod/mini'
import type { Tables } from '../../platform/database/db.ts'

/** A reading with a fingerprint of all words that the document was compared with; those of an earlier version have none. */
export interface StoredReading extends DocumentReading {
  compared_with?: string
}

export interface DocumentTable {
  id: string
  type: string
  application_id: string | null
  permit_id: string | null
  user_id: string | null
  file_name: string
  media_type: string
  byte_size: number
  sha256: string
  storage_key: string
  expires_on: string | null
  created_at: Date
  deleted_at: Date | null
  delete_reason: string | null
  /** What a clerk found; null until somebody has looked. */
  verdict: ColumnType<DocumentVerdict | null, DocumentVerdict | null | undefined, DocumentVerdict | null>
  verdict_reason: ColumnType<string | null, string | null | undefined, string | null>
  judged_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  judged_by: ColumnType<string | null, string | null | undefined, string | null>
  /** What a program read; null until it has, and where it is not set up. */
  reading: ColumnType<StoredReading | null, string | null | undefined, string | null>
}

/** A view: required documents that expire before the permit for which they were sent. */
export interface OutlivedDocumentView {
  document_id: string
  type: string
  /** The document's last valid day. */
  expires_on: string
  permit_id: string
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    document: DocumentTable
    outlived_document: OutlivedDocumentView
  }
}

/** A document is deleted with its record; the sweep removes its file when no row refers to it. */
export const documentTables: OwnedTables = {
  document: 'forgotten',
}

export const documentProcessing: OwnedProcessing = {
  document: { activity: 'permits', name: { sl: 'Priloge', en: 'Documents' }, data: ['documents'], kept: 'permits' },
}

/** The files are downloaded separately. */
const ownDocumentSchema = z.object({
  id: z.string(),
  type: z.string(),
  application_id: z.nullable(z.string()),
  permit_id: z.nullable(z.string()),
  file_name: z.string(),
  media_type: z.string(),
  byte_size: z.number(),
  sha256: z.string(),
  expires_on: z.nullable(z.string()),
  created_at: instantSchema,
  deleted_at: z.nullable(instantSchema),
  // What the office found about the person's proof is the person's data; which clerk found it is not.
  verdict: z.nullable(z.string()),
  verdict_reason: z.nullable(z.string()),
  judged_at: z.nullable(instantSchema),
  // As it was kept: its form may have changed since.
  reading: z.unknown(),
})

/** Handed in with an application or a permit, or by a person. */
const hangsOn = (ids: readonly string[]) => (is: ExpressionBuilder<Tables, 'document'>) =>
  is.or([is('application_id', 'in', ids), is('permit_id', 'in', ids), is('user_id', 'in', ids)])

export const documentPrivacy: OwnerPrivacy = {
  collect: {
    documents: collected(z.array(ownDocumentSchema), (db, records) =>
      db.selectFrom('document').selectAll().where(hangsOn(records)).execute(),
    ),
  },
  // Their files are removed by the sweep when no row refers to them.
  forget: async (trx, ids) => void (await trx.deleteFrom('document').where(hangsOn(ids)).execute()),
}
