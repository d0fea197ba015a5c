import { instantSchema } from '@dovolilnice/contract/primitives/ids'
import { z } from 'zod/mini'
import { collected } from '../../platform/privacy/owner-privacy.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'

/** The payer's name and address are those of the application. The papers are downloaded separately. */
const ownProFormaSchema = z.object({
  number: z.string(),
  application_id: z.string(),
  status: z.string(),
  reference: z.string(),
  total_cents: z.number(),
  due_on: z.string(),
  issued_at: instantSchema,
  ended_at: z.nullable(instantSchema),
  end_reason: z.nullable(z.string()),
})

export const proFormaPrivacy: OwnerPrivacy = {
  collect: {
    pro_formas: collected(z.array(ownProFormaSchema), (db, _, records) =>
      records.length === 0
        ? Promise.resolve([])
        : db.selectFrom('pro_forma').selectAll().where('application_id', 'in', records).orderBy('issued_at').execute(),
    ),
  },
}
