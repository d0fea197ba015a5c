import { instantSchema } from '@dovolilnice/contract/primitives/ids'
import type { ExpressionBuilder } from 'kysely'
import { z } from 'zod/mini'
import type { Tables } from '../../platform/database/tables.ts'
import { collected } from '../../platform/privacy/owner-privacy.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'

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
