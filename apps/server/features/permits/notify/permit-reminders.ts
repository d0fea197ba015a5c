import { textIn } from '@dovolilnice/contract/locale'
import { endedStatuses } from '@dovolilnice/contract/applications/application-status'
import { addDays, daysBetween, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { product, recordEvent } from '../../../platform/audit/record-event.ts'
import { type Db, type Trx, updateRow, sql } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { forEachRow } from '../../../platform/jobs/each-row.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { isUnrestricted } from '../../../platform/privacy/restrictions.ts'
import { mailedVehicles, subjectOf } from '../record/permit-step.ts'
import { readCredentials } from '../record/get-permit.ts'
import { mailHolder } from './permit-mail.ts'
import { readKind } from '../issue/permit-draft.ts'

/** Days before the end on which the holder is reminded, and how long a permit must be for it: a permit for a week needs no reminder. */
const reminders = [
  { column: 'reminded_30_at', days: 30, shortest: 60 },
  { column: 'reminded_7_at', days: 7, shortest: 21 },
] as const

const renewed = sql<boolean>`exists (
  select from application a where a.renews_permit_id = permit.id
    and (a.status = 'completed' or a.status not in (${sql.join(endedStatuses.map((status) => sql.lit(status)))})))`

const dueToday = async (db: Db, today: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('permit')
    .select('id')
    .where('status', '=', 'issued')
    .where('valid_from', '<=', today)
    .where('valid_until', '>', today)
    .where('valid_until', '<=', addDays(today, reminders[0].days))
    .where('reminded_7_at', 'is', null)
    .where((is) => is.or([is('reminded_30_at', 'is', null), is('valid_until', '<=', addDays(today, reminders[1].days))]))
    .where('anonymised_at', 'is', null)
    .where(isUnrestricted('permit.id'))
    .where(isUnrestricted('permit.application_id'))
    // What cannot be sent is not noted as sent.
    .where('email', 'is not', null)
    .where(sql<boolean>`not ${renewed}`)
    .orderBy('valid_until')
    .execute()
  return rows.map(({ id }) => id)
}

/** Reminds the holder of one permit, where it is due; judged on the locked row, so that running twice reminds once. */
const remind = async (trx: Trx, services: Services, id: string, today: string): Promise<boolean> => {
  const permit = await trx
    .selectFrom('permit')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'issued')
    .forUpdate()
    .executeTakeFirst()
  if (permit === undefined) return false
  const left = daysBetween(today, permit.valid_until)
  const length = daysBetween(permit.valid_from, permit.valid_until)
  const due = reminders.filter(({ column, days, shortest }) => permit[column] === null && left <= days && length >= shortest)
  if (due.length === 0) return false
  // When both are due at once, one mail says it; the earlier one is not sent afterwards.
  const now = services.clock.now()
  await updateRow(trx, 'permit', id, Object.fromEntries(due.map(({ column }) => [column, now])))
  const kind = await readKind(trx, permit.permit_kind_id)
  const plates = mailedVehicles(permit, await readCredentials(trx, id), today)
  await recordEvent(
    trx,
    { action: 'permit:remind', kind: 'change', actor: product, subject: subjectOf(permit), after: { days_left: left } },
    services.clock,
  )
  await mailHolder(trx, services, 'expiring', permit, { kindName: kind && textIn(kind.name, permit.locale), plates })
  return true
}

/** Every morning: reminds holders 30 and 7 days before their permit ends, unless they have asked for the next one. */
export const permitRemindersJob = defineJob({
  name: 'permit-reminders',
  dailyAt: '07:30',
  handle: async (_, { database, services, clock, log }) => {
    const today = localDayOf(clock.now())
    const ids = await dueToday(database.kysely, today)
    let reminded = 0
    await forEachRow(ids, log, async (id) => {
      if (await database.transaction((trx) => remind(trx, services, id, today))) reminded += 1
    }).finally(() => void (reminded > 0 && log.info({ reminded }, 'holders reminded that their permit ends')))
  },
})
