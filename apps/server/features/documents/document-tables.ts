import type { DocumentReading } from '@dovolilnice/contract/documents/document-reading'
import type { DocumentVerdict } from '@dovolilnice/contract/documents/document-verdict'
import type { ColumnType } from 'kysely'
import type { OwnedTables } from '../../platform/privacy/owner.ts'
import type { OwnedProcessing } from '../../platform/privacy/processing.ts'

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

declare module '../../platform/database/tables.ts' {
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
  document: { activity: 'permits', name: { sl: 'Priloge', en: 'Documents' }, data: ['documents'], kept: 'five_years' },
}
