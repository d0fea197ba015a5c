import type { DocumentReading } from '@dovolilnice/contract/documents/document-reading'
import type { DocumentVerdict } from '@dovolilnice/contract/documents/document-verdict'
import type { ExpressionBuilder } from 'kysely'
import { collected, type OwnerPrivacy, type OwnedProcessing, type DeclaredTables, processed } from '../../platform/privacy/owner.ts'
import { z } from 'zod/mini'
import type { Tables } from '../../platform/database/db.ts'
import { bigInteger, day, instant, json, text, uuid, defineTable, type TableOf } from '../../platform/database/define-table.ts'

/** A reading with a fingerprint of all words that the document was compared with; those of an earlier version have none. */
export interface StoredReading extends DocumentReading {
  compared_with?: string
}

const documentTable = defineTable({
  id: uuid('forgotten', 'own'),
  type: text('forgotten', 'own'),
  application_id: uuid('forgotten', 'own').orNull(),
  permit_id: uuid('forgotten', 'own').orNull(),
  user_id: uuid('forgotten').orNull(),
  file_name: text('forgotten', 'own'),
  media_type: text('forgotten', 'own'),
  byte_size: bigInteger('forgotten', 'own'),
  sha256: text('forgotten', 'own'),
  // The file is downloaded separately.
  storage_key: text('forgotten'),
  expires_on: day('forgotten', 'own').orNull(),
  created_at: instant('forgotten', 'own'),
  deleted_at: instant('forgotten', 'own').orNull(),
  delete_reason: text('forgotten').orNull(),
  // What a clerk found; null until somebody has looked.
  // What the office found about the person's proof is the person's data; which clerk found it is not.
  verdict: text('forgotten', 'own').of<DocumentVerdict>().orNull(),
  verdict_reason: text('forgotten', 'own').orNull(),
  judged_at: instant('forgotten', 'own').orNull(),
  judged_by: uuid('forgotten').orNull(),
  // What a program read; null until it has, and where it is not set up.
  reading: json<StoredReading>()('forgotten', 'own').orNull(),
})

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
    document: TableOf<typeof documentTable.columns>
    outlived_document: OutlivedDocumentView
  }
}

/** A document is deleted with its record; the sweep removes its file when no row refers to it. */
export const documentTables = {
  document: documentTable,
} satisfies DeclaredTables

export const documentProcessing: OwnedProcessing = {
  document: processed('permits', { sl: 'Priloge', en: 'Documents' }, ['documents'], 'permits'),
}

/** Handed in with an application or a permit, or by a person. */
const hangsOn = (ids: readonly string[]) => (is: ExpressionBuilder<Tables, 'document'>) =>
  is.or([is('application_id', 'in', ids), is('permit_id', 'in', ids), is('user_id', 'in', ids)])

export const documentPrivacy: OwnerPrivacy = {
  collect: {
    documents: collected(z.array(z.object(documentTable.own)), (db, records) =>
      db.selectFrom('document').selectAll().where(hangsOn(records)).execute(),
    ),
  },
  // Their files are removed by the sweep when no row refers to them.
  forget: async (trx, ids) => void (await trx.deleteFrom('document').where(hangsOn(ids)).execute()),
}
