import { instantSchema } from '@dovolilnice/contract/primitives/ids'
import { z } from 'zod/mini'
import { collected } from '../../platform/privacy/owner-privacy.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'

const ownSessionSchema = z.object({
  address: z.string(),
  user_agent: z.string(),
  signed_in_by: z.string(),
  created_at: instantSchema,
  last_seen_at: instantSchema,
  expires_at: instantSchema,
})

export const sessionPrivacy: OwnerPrivacy = {
  collect: {
    sessions: collected(z.array(ownSessionSchema), (db, records) =>
      db.selectFrom('session').selectAll().where('user_id', 'in', records).execute(),
    ),
  },
  forget: async (trx, ids) => {
    await trx.deleteFrom('session').where('user_id', 'in', ids).execute()
    await trx.deleteFrom('known_browser').where('user_id', 'in', ids).execute()
    await trx.deleteFrom('password_token').where('user_id', 'in', ids).execute()
    await trx.deleteFrom('sign_in_code').where('user_id', 'in', ids).execute()
    await trx.deleteFrom('sign_up').where('application_id', 'in', ids).execute()
  },
}
