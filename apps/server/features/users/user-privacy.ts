import { instantSchema } from '@dovolilnice/contract/primitives/ids'
import { z } from 'zod/mini'
import type { Trx } from '../../platform/database/tables.ts'
import { anonymousEmail, anonymousName } from '../../platform/privacy/anonymous.ts'
import { collected } from '../../platform/privacy/owner-privacy.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'

const ownPersonSchema = z.object({
  id: z.string(),
  email: z.string(),
  email_verified_at: z.nullable(instantSchema),
  name: z.string(),
  type: z.string(),
  role: z.string(),
  phone: z.nullable(z.string()),
  street: z.nullable(z.string()),
  post_code: z.nullable(z.string()),
  city: z.nullable(z.string()),
  tax_number: z.nullable(z.string()),
  user_type_code: z.nullable(z.string()),
  title: z.string(),
  authorisation: z.string(),
  locale: z.string(),
  last_seen: z.nullable(instantSchema),
  created_at: instantSchema,
})

const forget = async (trx: Trx, ids: readonly string[], now: Date): Promise<void> => {
  await trx.deleteFrom('email_change').where('user_id', 'in', ids).execute()
  await trx
    .updateTable('app_user')
    .set({
      email: anonymousEmail,
      name: anonymousName,
      phone: null,
      street: null,
      post_code: null,
      city: null,
      tax_number: null,
      password_hash: null,
      email_verified_at: null,
      role: 'regular',
      title: '',
      authorisation: '',
      granted: [],
      revoked: [],
      active: false,
      anonymised_at: now,
    })
    .where('id', 'in', ids)
    .execute()
}

export const userPrivacy: OwnerPrivacy = {
  recordsOf: (_, { id }) => Promise.resolve([id]),
  collect: {
    person: collected(z.array(ownPersonSchema), (db, records) =>
      db.selectFrom('app_user').selectAll().where('id', 'in', records).orderBy('created_at').execute(),
    ),
  },
  forget,
}
