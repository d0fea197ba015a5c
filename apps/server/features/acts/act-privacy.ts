import { instantSchema } from '@dovolilnice/contract/primitives/ids'
import { z } from 'zod/mini'
import { anonymousName } from '../../platform/privacy/anonymous.ts'
import { collected } from '../../platform/privacy/owner-privacy.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'

const partySchema = z.object({ name: z.string(), street: z.string(), post_code: z.string(), city: z.string() })

const ownActSchema = z.object({
  number: z.string(),
  kind: z.string(),
  application_id: z.nullable(z.string()),
  permit_id: z.nullable(z.string()),
  // Any values: an odd old one must not keep people from their data.
  party: z.partial(partySchema),
  facts: z.nullable(z.string()),
  reason: z.string(),
  issued_at: instantSchema,
})

/** A person gets the acts about them with their own data. Drafts are forgotten with their matter and outlive who prepared
 * them; nothing of an issued act is forgotten. */
export const actPrivacy: OwnerPrivacy = {
  collect: {
    acts: collected(z.array(ownActSchema), async (db, _, records) =>
      records.length === 0
        ? []
        : db
            .selectFrom('act')
            .selectAll()
            .where((is) => is.or([is('application_id', 'in', records), is('permit_id', 'in', records)]))
            .orderBy('issued_at')
            .execute(),
    ),
  },
  forget: async (trx, ids) => {
    await trx
      .deleteFrom('act_draft')
      .where((is) => is.or([is('application_id', 'in', ids), is('permit_id', 'in', ids)]))
      .execute()
    await trx.updateTable('act_draft').set({ prepared_by: null, prepared_by_name: anonymousName }).where('prepared_by', 'in', ids).execute()
  },
}
