import { retainedUntil } from '@dovolilnice/contract/privacy/retention'
import { holderSchema } from '@dovolilnice/contract/primitives/holder-schemas'
import { instantSchema } from '@dovolilnice/contract/primitives/ids'
import { sql } from 'kysely'
import { z } from 'zod/mini'
import type { Trx } from '../../platform/database/tables.ts'
import { anonymousHolder, idsOf } from '../../platform/privacy/anonymous.ts'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'
import { collected } from '../../platform/privacy/owner-privacy.ts'
import type { Collect, OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'

const ownCredentialSchema = z.object({
  kind: z.string(),
  value: z.string(),
  valid_from: z.nullable(z.string()),
  valid_until: z.nullable(z.string()),
  created_at: instantSchema,
})

/** Without what is the product's own: secrets of links, keys, the clerk, and which reminders went out. */
const ownPermitSchema = z.object({
  ...holderSchema.shape,
  // Any text: an odd old value must not keep people from their data.
  locale: z.string(),
  id: z.string(),
  number: z.string(),
  status: z.string(),
  permit_kind_id: z.string(),
  parking_lot_id: z.string(),
  application_id: z.nullable(z.string()),
  valid_from: z.string(),
  valid_until: z.string(),
  from_time: z.nullable(z.string()),
  until_time: z.nullable(z.string()),
  replaces_permit_id: z.nullable(z.string()),
  replace_reason: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  received_on: z.nullable(z.string()),
  issued_at: instantSchema,
  created_at: instantSchema,
  updated_at: instantSchema,
  credentials: z.array(ownCredentialSchema),
})

const collectPermits: Collect = collected(z.array(ownPermitSchema), async (db, records) => {
  const permits = await db.selectFrom('permit').selectAll().where('id', 'in', records).orderBy('created_at').execute()
  const credentials = await db.selectFrom('permit_credential').selectAll().where('permit_id', 'in', records).execute()
  return permits.map((permit) => ({ ...permit, credentials: credentials.filter((credential) => credential.permit_id === permit.id) }))
})

const ownBlockSchema = z.object({
  kind: z.string(),
  value: z.string(),
  blocked_at: instantSchema,
  lifted_at: z.nullable(instantSchema),
})

const collectBlocks: Collect = collected(z.array(ownBlockSchema), (db, records) =>
  db
    .selectFrom('credential_block')
    .select(['kind', 'value_normalised as value', 'blocked_at', 'lifted_at'])
    .where('user_id', 'in', records)
    .orderBy('blocked_at')
    .execute(),
)

const forget = async (trx: Trx, ids: readonly string[], now: Date): Promise<void> => {
  await trx
    .updateTable('permit')
    .set({ ...anonymousHolder, reason: null, replace_reason: null, anonymised_at: now })
    .where('id', 'in', ids)
    .execute()
  await trx.deleteFrom('permit_credential').where('permit_id', 'in', ids).execute()
  await trx.deleteFrom('credential_block').where('user_id', 'in', ids).execute()
}

export const permitPrivacy: OwnerPrivacy = {
  recordsOf: async (db, { id }) => idsOf(await db.selectFrom('permit').select('id').where('user_id', '=', id).execute()),
  collect: { permits: collectPermits, blocks: collectBlocks },
  forget,
  expired: {
    name: 'permits',
    find: async (trx, lastDay, limit) =>
      idsOf(
        await trx
          .selectFrom('permit')
          .select('id')
          .where('anonymised_at', 'is', null)
          .where('valid_until', '<=', lastDay)
          .where(isUnrestricted('permit.id'))
          .where(isUnrestricted('permit.application_id'))
          .limit(limit)
          .execute(),
      ),
  },
  keptUntil: async (db, ids, today) => {
    const rows = await db.selectFrom('permit').select(['id', 'valid_until']).where('id', 'in', ids).execute()
    return rows.map(({ id, valid_until: last }) => ({ id, until: retainedUntil(last) })).filter(({ until }) => until > today)
  },
  keeps: async (db, personId, today) => {
    const { open, last_day: lastDay } = await db
      .selectFrom('permit')
      .select((of) => [
        of.fn.countAll<number>().filterWhere('status', 'in', ['issued', 'suspended']).filterWhere('valid_until', '>', today).as('open'),
        sql<string | null>`max(valid_until) filter (where anonymised_at is null)`.as('last_day'),
      ])
      .where('user_id', '=', personId)
      .executeTakeFirstOrThrow()
    return { open: { reason: 'open_permits', count: open }, lastDay }
  },
}
