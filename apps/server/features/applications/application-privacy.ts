import { endedStatuses } from '@dovolilnice/contract/applications/application-status'
import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { addDays, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { retainedUntil } from '@dovolilnice/contract/privacy/retention'
import { z } from 'zod/mini'
import { type Trx, updateRow } from '../../platform/database/db.ts'
import { idsOf, type OwnerPrivacy, ownRows } from '../../platform/privacy/owner.ts'
import { isUndisputed, isUnrestricted } from '../../platform/privacy/restrictions.ts'
import { applicationTable, extensionTable } from './application-tables.ts'

/** The waiver without the clerk's document. */
const ownApplicationSchema = z.object({
  ...applicationTable.own,
  fee_waiver: z.nullable(z.object({ ground: z.string(), reason: z.string() })),
})

/** A note is about the applicant, so it is their data (GDPR, article 15); who of the staff wrote it is not. */
const ownNoteSchema = z.object({ application_id: z.string(), text: z.string(), created_at: instantSchema })

const ownViewSchema = z.object({ name: z.string(), search: z.record(z.string(), z.unknown()), created_at: instantSchema })

/**
 * An application is kept as long as the permit issued for it. The retention also ends for applications that never reached a final status, but never sooner
 * than after five years.
 */
const findExpired = async (trx: Trx, lastDay: string, limit: number, openUntil: string): Promise<string[]> =>
  idsOf(
    await trx
      .selectFrom('application')
      .select('id')
      .where('anonymised_at', 'is', null)
      .where('updated_at', '<', startOfLocalDay(addDays(lastDay, 1)))
      .where((is) =>
        is.or([
          is('updated_at', '<', startOfLocalDay(addDays(openUntil, 1))),
          is.and([
            is('status', 'in', [...endedStatuses]),
            is('suspended_on', 'is', null),
            isUndisputed('application_id', 'application.id'),
          ]),
        ]),
      )
      .where(isUnrestricted('application.id'))
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('permit')
              .select('permit.id')
              .whereRef('permit.application_id', '=', 'application.id')
              .where('permit.anonymised_at', 'is', null),
          ),
        ),
      )
      .limit(limit)
      .execute(),
  )

const forget = async (trx: Trx, ids: readonly string[], now: Date): Promise<void> => {
  await updateRow(trx, 'application', ids, {
    ...applicationTable.forgotten,
    anonymised_at: now,
  })
  await trx.updateTable('term_extension').set(extensionTable.forgotten).where('application_id', 'in', ids).execute()
  await trx.deleteFrom('application_view').where('user_id', 'in', ids).execute()
  // Their mentions go with them.
  await trx.deleteFrom('application_note').where('application_id', 'in', ids).execute()
  await trx.deleteFrom('application_mention').where('user_id', 'in', ids).execute()
}

export const applicationPrivacy: OwnerPrivacy = {
  recordsOf: async (db, { id }) => idsOf(await db.selectFrom('application').select('id').where('user_id', '=', id).execute()),
  collect: {
    applications: ownRows('application', ownApplicationSchema.shape, ['id'], 'created_at'),
    application_views: ownRows('application_view', ownViewSchema.shape, ['user_id'], 'created_at'),
    application_notes: ownRows('application_note', ownNoteSchema.shape, ['application_id'], 'created_at'),
    term_extensions: ownRows('term_extension', extensionTable.own, ['application_id'], 'asked_at'),
  },
  forget,
  expired: { name: 'applications', purpose: 'permits', find: findExpired },
  keptUntil: async (db, ids, today, { permit_months: months }) => {
    const rows = await db
      .selectFrom('application')
      .leftJoin('permit', (join) => join.onRef('permit.application_id', '=', 'application.id').on('permit.anonymised_at', 'is', null))
      .select(['application.id', 'application.updated_at'])
      .select((of) => of.fn.max('permit.valid_until').as('permit_until'))
      .where('application.id', 'in', ids)
      .groupBy(['application.id', 'application.updated_at'])
      .execute()
    return rows.flatMap(({ id, updated_at: at, permit_until: permitUntil }) => {
      const ownDay = localDayOf(at)
      // It stays as long as the permit that was issued on it, which may be in force for years yet.
      const until = retainedUntil(permitUntil !== null && permitUntil > ownDay ? permitUntil : ownDay, months)
      return until > today ? [{ id, until }] : []
    })
  },
  keeps: async (db, personId) => {
    const { open, last } = await db
      .selectFrom('application')
      .select((of) => [
        of.fn
          .countAll<number>()
          .filterWhere('status', 'not in', [...endedStatuses])
          .as('open'),
        of.fn.max('updated_at').filterWhere('anonymised_at', 'is', null).as('last'),
      ])
      .where('user_id', '=', personId)
      .executeTakeFirstOrThrow()
    return { open: { reason: 'open_applications', count: open }, lastDay: last && localDayOf(last), purpose: 'permits' }
  },
}
