import type { DocumentReading } from '@dovolilnice/contract/documents/document-reading'
import type { DocumentVerdict } from '@dovolilnice/contract/documents/document-verdict'
import type { ExpressionBuilder } from 'kysely'
import { collected, type OwnerPrivacy } from '../../platform/privacy/owner.ts'
import { z } from 'zod/mini'
import type { Tables } from '../../platform/database/db.ts'
import { column, defineTable, type TablesOf } from '../../platform/database/define-table.ts'

/** A reading with a fingerprint of all words that the document was compared with; those of an earlier version have none. */
export interface StoredReading extends DocumentReading {
  compared_with?: string
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
  interface Tables extends TablesOf<typeof documentTables> {
    outlived_document: OutlivedDocumentView
  }
}

/** A document is deleted with its record; the sweep removes its file when no row refers to it. */
export const documentTables = {
  document: defineTable({
    id: column.uuid('forgotten', 'own'),
    type: column.text('forgotten', 'own'),
    application_id: column.uuid('forgotten', 'own').orNull(),
    permit_id: column.uuid('forgotten', 'own').orNull(),
    user_id: column.uuid('forgotten').orNull(),
    file_name: column.text('forgotten', 'own'),
    media_type: column.text('forgotten', 'own'),
    byte_size: column.bigInteger('forgotten', 'own'),
    sha256: column.text('forgotten', 'own'),
    // The file is downloaded separately.
    storage_key: column.text('forgotten'),
    expires_on: column.day('forgotten', 'own').orNull(),
    created_at: column.instant('forgotten', 'own'),
    deleted_at: column.instant('forgotten', 'own').orNull(),
    delete_reason: column.text('forgotten').orNull(),
    // What a clerk found; null until somebody has looked.
    // What the office found about the person's proof is the person's data; which clerk found it is not.
    verdict: column.text('forgotten', 'own').of<DocumentVerdict>().orNull(),
    verdict_reason: column.text('forgotten', 'own').orNull(),
    judged_at: column.instant('forgotten', 'own').orNull(),
    judged_by: column.uuid('forgotten').orNull(),
    // What a program read; null until it has, and where it is not set up.
    reading: column.json<StoredReading>()('forgotten', 'own').orNull(),
  }).processed('permits', { sl: 'Priloge', en: 'Documents' }, ['documents'], 'permits'),
}

/** Handed in with an application or a permit, or by a person. */
const hangsOn = (ids: readonly string[]) => (is: ExpressionBuilder<Tables, 'document'>) =>
  is.or([is('application_id', 'in', ids), is('permit_id', 'in', ids), is('user_id', 'in', ids)])

export const documentPrivacy: OwnerPrivacy = {
  collect: {
    documents: collected(z.array(z.object(documentTables.document.own)), (db, records) =>
      db.selectFrom('document').selectAll().where(hangsOn(records)).execute(),
    ),
  },
  // Their files are removed by the sweep when no row refers to them.
  forget: async (trx, ids) => void (await trx.deleteFrom('document').where(hangsOn(ids)).execute()),
}
