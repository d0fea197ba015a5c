import { addDays, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { lastExpiredDay } from '@dovolilnice/contract/privacy/retention'
import { z } from 'zod/mini'
import { recordEvent } from '../../platform/audit/record-event.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Trx } from '../../platform/database/tables.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { JobContext } from '../../platform/jobs/job.ts'
import { anonymiseApplications, anonymisePassages, anonymisePermits, anonymousName } from './anonymise-records.ts'

/** Rows in one transaction: small enough not to stand in anyone's way. */
const batch = 500

/** Everything of the day itself expires with it. */
const endOf = (day: string): Date => startOfLocalDay(addDays(day, 1))

type FindExpired = (trx: Trx, day: string) => Promise<{ id: string }[]>
type Anonymise = (trx: Trx, ids: readonly string[], now: Date) => Promise<void>

const expiredPermits: FindExpired = (trx, day) =>
  trx.selectFrom('permit').select('id').where('anonymised_at', 'is', null).where('valid_until', '<=', day).limit(batch).execute()

/** An application is kept for as long as a permit that was issued for it; one that nobody ever ended goes like the others. */
const expiredApplications: FindExpired = (trx, day) =>
  trx
    .selectFrom('application')
    .select('id')
    .where('anonymised_at', 'is', null)
    .where('updated_at', '<', endOf(day))
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
    .limit(batch)
    .execute()

const expiredPassages: FindExpired = (trx, day) =>
  trx.selectFrom('access_log').select('id').where('anonymised_at', 'is', null).where('at', '<', endOf(day)).limit(batch).execute()

const anonymiseAll = async (database: Database, find: FindExpired, anonymise: Anonymise, day: string, now: Date): Promise<number> => {
  for (let done = 0; ;) {
    const count = await database.transaction(async (trx) => {
      const ids = (await find(trx, day)).map((row) => row.id)
      await anonymise(trx, ids, now)
      return ids.length
    })
    done += count
    if (count < batch) return done
  }
}

/** Of a command and of a notification stay what was done and when; who did it, and to whom it was addressed, go. */
const forgetOldWork = async (trx: Trx, before: Date): Promise<void> => {
  await trx
    .updateTable('device_command')
    .set({ requested_by: null, requested_by_name: anonymousName, reason: '' })
    .where('requested_at', '<', before)
    .where('requested_by_name', '!=', anonymousName)
    .execute()
  await trx
    .updateTable('notification')
    .set({ audience: JSON.stringify({}), created_by: null, created_by_name: anonymousName })
    .where('created_at', '<', before)
    .where('created_by_name', '!=', anonymousName)
    .execute()
  await trx.deleteFrom('bollard_event').where('at', '<', before).execute()
}

/** Of the audit trail stays that something was done, and when; looks at data that is gone go themselves. */
const forgetOldTrail = async (trx: Trx, before: Date): Promise<void> => {
  await trx.deleteFrom('mail').where('created_at', '<', before).execute()
  await trx.deleteFrom('event').where('kind', '=', 'read').where('at', '<', before).execute()
  await trx
    .updateTable('event')
    .set({ subject_label: null, before: null, after: null, reason: null, address: null, actor_name: anonymousName })
    .where('at', '<', before)
    .where('actor_name', '!=', anonymousName)
    .execute()
}

/** Anonymises what is older than the retention of five years: permits, their applications, passages, and the trail. Answers how many. */
export const forgetExpired = async ({ database, clock }: Pick<JobContext, 'database' | 'clock'>) => {
  const now = clock.now()
  const day = lastExpiredDay(localDayOf(now))
  const permits = await anonymiseAll(database, expiredPermits, anonymisePermits, day, now)
  const applications = await anonymiseAll(database, expiredApplications, anonymiseApplications, day, now)
  const passages = await anonymiseAll(database, expiredPassages, anonymisePassages, day, now)
  const counts = { permits, applications, passages }
  await database.transaction(async (trx) => {
    await forgetOldTrail(trx, endOf(day))
    await forgetOldWork(trx, endOf(day))
    if (permits + applications + passages === 0) return
    const event = {
      action: 'privacy:anonymise',
      kind: 'change' as const,
      actor: { id: null, name: 'Dovolilnice' },
      after: { until: day, ...counts },
    }
    await recordEvent(trx, event, clock)
  })
  return counts
}

export const forgetExpiredData = defineJob({
  name: 'forget-expired-data',
  schema: z.object({}),
  dailyAt: '02:41',
  handle: async (_, context) => void (await forgetExpired(context)),
})
