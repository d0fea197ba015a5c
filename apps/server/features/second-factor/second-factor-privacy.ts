import { instantSchema } from '@dovolilnice/contract/primitives/ids'
import { z } from 'zod/mini'
import { collected } from '../../platform/privacy/owner-privacy.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'
import { deleteFactors } from './remove-factors.ts'

const usedSchema = z.object({ created_at: instantSchema, last_used_at: z.nullable(instantSchema) })

/** Nothing with which anybody could sign in leaves. */
const ownFactorsSchema = z.object({
  devices: z.array(z.extend(usedSchema, { name: z.string(), transports: z.array(z.string()), synced: z.boolean() })),
  apps: z.array(usedSchema),
})

export const secondFactorPrivacy: OwnerPrivacy = {
  collect: {
    second_factors: collected(ownFactorsSchema, async (db, records) => ({
      devices: await db.selectFrom('passkey').selectAll().where('user_id', 'in', records).execute(),
      apps: await db.selectFrom('totp_key').select(['created_at', 'last_used_at']).where('user_id', 'in', records).execute(),
    })),
  },
  // A challenge goes with its session.
  forget: (trx, ids) => deleteFactors(trx, ids),
}
