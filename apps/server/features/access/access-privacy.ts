import { retainedUntil } from '@dovolilnice/contract/privacy/retention'
import { instantSchema } from '@dovolilnice/contract/primitives/ids'
import { addDays, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { sql } from 'kysely'
import { z } from 'zod/mini'
import type { Db, Trx } from '../../platform/database/tables.ts'
import { idsOf } from '../../platform/privacy/anonymous.ts'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'
import { collected } from '../../platform/privacy/owner-privacy.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'

const ownPassageSchema = z.object({
  at: instantSchema,
  device_code: z.string(),
  event_name: z.string(),
  credential_kind: z.nullable(z.string()),
  credential: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  permit_number: z.nullable(z.string()),
  plate: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})

const passagesOf = (db: Db, personId: string) =>
  db.selectFrom('access_log').innerJoin('permit', 'permit.id', 'access_log.permit_id').where('permit.user_id', '=', personId)

const ownReportSchema = z.object({
  access_log_id: z.string(),
  reported_at: instantSchema,
  remark: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  settled_at: z.nullable(instantSchema),
})

const forget = async (trx: Trx, ids: readonly string[], now: Date): Promise<void> => {
  await trx
    .updateTable('access_log')
    .set({
      credential: null,
      credential_normalised: null,
      plate: null,
      phone: null,
      permit_id: null,
      permit_number: null,
      reason_details: JSON.stringify({}),
      anonymised_at: now,
    })
    .where('id', 'in', ids)
    .execute()
  await trx.deleteFrom('access_tag').where('access_log_id', 'in', ids).execute()
  await trx
    .deleteFrom('passage_report')
    .where((is) => is.or([is('access_log_id', 'in', ids), is('reported_by', 'in', ids)]))
    .execute()
}

export const accessPrivacy: OwnerPrivacy = {
  collect: {
    passages: collected(z.array(ownPassageSchema), (db, records) =>
      db
        .selectFrom('access_log')
        .selectAll()
        .where((is) => is.or([is('id', 'in', records), is('permit_id', 'in', records)]))
        .orderBy('at')
        .execute(),
    ),
    passage_reports: collected(z.array(ownReportSchema), (db, records) =>
      db.selectFrom('passage_report').selectAll().where('reported_by', 'in', records).orderBy('reported_at').execute(),
    ),
  },
  forget,
  expired: {
    name: 'passages',
    find: async (trx, lastDay, limit) =>
      idsOf(
        await trx
          .selectFrom('access_log')
          .select('id')
          .where('anonymised_at', 'is', null)
          .where(isUnrestricted('access_log.id'))
          .where(isUnrestricted('access_log.permit_id'))
          .where('at', '<', startOfLocalDay(addDays(lastDay, 1)))
          .limit(limit)
          .execute(),
      ),
  },
  keptUntil: async (db, ids, today) => {
    const rows = await db.selectFrom('access_log').select(['id', 'at']).where('id', 'in', ids).execute()
    return rows.map(({ id, at }) => ({ id, until: retainedUntil(localDayOf(at)) })).filter(({ until }) => until > today)
  },
  keeps: async (db, personId) => {
    const { last_day: lastDay } = await passagesOf(db, personId)
      .where('access_log.anonymised_at', 'is', null)
      .select(sql<string | null>`max(at)::date`.as('last_day'))
      .executeTakeFirstOrThrow()
    return { lastDay }
  },
}
