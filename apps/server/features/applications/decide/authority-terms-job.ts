import { soonUntil } from '@dovolilnice/contract/applications/authority-terms'
import { termStatuses } from '@dovolilnice/contract/applications/application-status'
import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { isWorkingDay } from '@dovolilnice/contract/primitives/working-days'
import { readClosedDays } from '../../../platform/calendar/closed-days.ts'
import { type Db, type Row, type Trx, updateRow, sql } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { forEachRow } from '../../../platform/jobs/each-row.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { isUnrestricted } from '../../../platform/privacy/restrictions.ts'
import { dayOfReceipt } from '../apply/application-resources.ts'
import { mailTerms, termsTemplate, type DueTerm } from '../mail/terms-mail.ts'
import { countTerms } from './count-terms.ts'
import { permissionsHeld } from './application-step.ts'

/** Counts the terms of one application that came before terms were counted; one in review was looked at, so that no call is due. */
const countOne = async (trx: Trx, services: Services, id: string): Promise<void> => {
  const row = await trx.selectFrom('application').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (row === undefined || row.decide_by !== null || row.suspended_on !== null || !termStatuses.includes(row.status)) return
  const terms = await countTerms(trx, services, row.permit_kind_id, dayOfReceipt(row))
  const call_by = row.status === 'submitted' ? terms.call_by : null
  await updateRow(trx, 'application', id, { ...terms, call_by })
}

const withoutTerms = (db: Db) =>
  db
    .selectFrom('application')
    .select('id')
    .where('status', 'in', termStatuses)
    .where('decide_by', 'is', null)
    .where('suspended_on', 'is', null)
    .where(isUnrestricted('application.id'))
    .execute()

/** Terms that end on a day or before it, the longest overdue first. */
const findDueTerms = async (db: Db, today: string, until: string): Promise<DueTerm[]> => {
  const rows = await db
    .selectFrom('application')
    .select(['number', 'call_by', 'decide_by'])
    .where('decide_by', 'is not', null)
    .where(sql<string>`least(call_by, decide_by)`, '<=', until)
    .orderBy(sql`least(call_by, decide_by)`)
    .orderBy('number')
    .execute()
  return rows.flatMap(({ number, call_by: call, decide_by: decide }) => {
    const [what, last] = call !== null && (decide === null || call <= decide) ? (['call', call] as const) : (['decide', decide] as const)
    return last === null ? [] : [{ number, what, last, overdue: last < today }]
  })
}

/** What clerks are told: terms of the authority first, then acts to be served, because a party's term waits for it or a secure box does not take them. */
const findTasks = async ({ database: { kysely }, capabilities }: Services, today: string, until: string): Promise<DueTerm[]> => {
  const unserved = await capabilities.findUnservedTerms(kysely, today)
  return [...(await findDueTerms(kysely, today, until)), ...unserved.map((act) => ({ ...act, overdue: true }))]
}

const findConductors = async (db: Db): Promise<Row<'app_user'>[]> =>
  (
    await db.selectFrom('app_user').selectAll().where('active', '=', true).where('anonymised_at', 'is', null).orderBy('id').execute()
  ).filter((person) => permissionsHeld(person).includes('applications:conduct'))

/** Mails one person unless today's mail is in the outbox already; the person is locked, so that running twice sends one. */
const warnConductor = async (
  trx: Trx,
  services: Services,
  id: string,
  terms: readonly DueTerm[],
  [today, until]: [string, string],
): Promise<void> => {
  const clerk = await trx.selectFrom('app_user').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (clerk === undefined) return
  const sent = await trx
    .selectFrom('mail')
    .select('id')
    .where('template', '=', termsTemplate)
    .where('subject_id', '=', id)
    .where('created_at', '>=', startOfLocalDay(today))
    .executeTakeFirst()
  if (sent === undefined) await mailTerms(trx, services, clerk, terms, until)
}

/** Every morning of a working day: tells those who conduct procedures which terms of the authority have run out or run out soon. */
export const authorityTermsJob = defineJob({
  name: 'authority-terms',
  dailyAt: '06:20',
  handle: async (_, { services, clock, database, log }) => {
    const today = localDayOf(clock.now())
    const uncounted = await withoutTerms(database.kysely)
    await forEachRow(
      uncounted.map(({ id }) => id),
      log,
      (id) => database.transaction((trx) => countOne(trx, services, id)),
    )
    const closed = await readClosedDays(database.kysely)
    const until = soonUntil(today, closed)
    const terms = isWorkingDay(today, closed) ? await findTasks(services, today, until) : []
    if (terms.length === 0) return
    const conductors = await findConductors(database.kysely)
    await forEachRow(
      conductors.map(({ id }) => id),
      log,
      (id) => database.transaction((trx) => warnConductor(trx, services, id, terms, [today, until])),
    )
  },
})
