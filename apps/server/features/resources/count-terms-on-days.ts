import { endedStatuses, termStatuses } from '@dovolilnice/contract/applications/application-status'
import { countTermsOnDays } from '@dovolilnice/contract/holidays/count-terms-on-days'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type Db, sql } from '../../platform/database/db.ts'
import { notTakenBack } from '../../platform/privacy/restrictions.ts'
import { implement } from '../../platform/http/context.ts'

/** How many terms end on a day; one row for each kind of term and day. */
type Counts = readonly { day: string | null; count: number }[]
type Days = readonly string[]

/** To supplement an application, or to pay its price. */
const supplementsAndPrices = (db: Db, days: Days): Promise<Counts> =>
  db
    .selectFrom('application')
    .select((of) => ['due_on as day', of.fn.countAll<number>().as('count')])
    .where('due_on', 'in', days)
    .where('status', 'in', ['supplement_requested', 'approved'])
    .groupBy('due_on')
    .execute()

/** To answer what was found out; nobody answered, and nothing is decided yet. */
const hearings = (db: Db, days: Days): Promise<Counts> =>
  db
    .selectFrom('hearing')
    .leftJoin('application', 'application.id', 'hearing.application_id')
    .leftJoin('permit', 'permit.id', 'hearing.permit_id')
    .select((of) => ['hearing.due_on as day', of.fn.countAll<number>().as('count')])
    .where('hearing.due_on', 'in', days)
    .where('hearing.answered_at', 'is', null)
    .where(notTakenBack('hearing.act_id'))
    .where((is) => is.or([is('application.status', 'not in', endedStatuses), is('permit.status', 'in', ['issued', 'suspended'])]))
    .groupBy('hearing.due_on')
    .execute()

/** To pay an administrative fee that is not paid in full. */
const administrativeFees = (db: Db, days: Days): Promise<Counts> =>
  db
    .selectFrom('administrative_fee as fee')
    .innerJoin('application', 'application.id', 'fee.application_id')
    .select((of) => ['fee.due_on as day', of.fn.countAll<number>().as('count')])
    .where('fee.due_on', 'in', days)
    .where('application.status', '!=', 'cancelled')
    .where(({ eb, selectFrom }) =>
      eb(
        'fee.cents',
        '>',
        selectFrom('payment_allocation as paid')
          .select(sql<number>`coalesce(sum(paid.cents), 0)`.as('cents'))
          .whereRef('paid.application_id', '=', 'fee.application_id')
          .where('paid.covers', '=', 'administrative_fee')
          .where('paid.undone_at', 'is', null),
      ),
    )
    .groupBy('fee.due_on')
    .execute()

/** Counts open appeals whose term ends on these days: the party's to complete it, or the authority's to send it on. */
const openAppeals = (db: Db, days: Days, status: 'supplement_requested' | 'received'): Promise<Counts> =>
  db
    .selectFrom('appeal')
    .select((of) => ['due_on as day', of.fn.countAll<number>().as('count')])
    .where('due_on', 'in', days)
    .where('status', '=', status)
    .groupBy('due_on')
    .execute()

const authorityTerms = (db: Db, days: Days, column: 'call_by' | 'decide_by'): Promise<Counts> =>
  db
    .selectFrom('application')
    .select((of) => [`${column} as day`, of.fn.countAll<number>().as('count')])
    .where(column, 'in', days)
    .where('status', 'in', termStatuses)
    .groupBy(column)
    .execute()

/** Where nobody appealed or renounced the appeal: the act becomes final on the day after the term. */
const appealTerms = (db: Db, days: Days): Promise<Counts> =>
  db
    .selectFrom('act_standing')
    .select((of) => ['appeal_until as day', of.fn.countAll<number>().as('count')])
    .where('appeal_until', 'in', days)
    .where('set_aside', '=', false)
    .where('final_on', '=', sql<string>`appeal_until + 1`)
    .groupBy('appeal_until')
    .execute()

const countOn = (day: string, counts: Counts): number => counts.filter((one) => one.day === day).reduce((sum, { count }) => sum + count, 0)

/** Terms that run and end on the days, which a change of the closed days leaves as they are. No term that runs ends before today. */
export const handleCountTermsOnDays = implement(countTermsOnDays, async ({ body }, { trx, now }) => {
  const days = [...new Set(body.days)].filter((day) => day >= localDayOf(now))
  if (days.length === 0) return { days: [] }
  const parties = [
    ...(await supplementsAndPrices(trx, days)),
    ...(await hearings(trx, days)),
    ...(await administrativeFees(trx, days)),
    ...(await openAppeals(trx, days, 'supplement_requested')),
  ]
  const authority = [
    ...(await authorityTerms(trx, days, 'call_by')),
    ...(await authorityTerms(trx, days, 'decide_by')),
    ...(await openAppeals(trx, days, 'received')),
  ]
  const appeals = await appealTerms(trx, days)
  const rows = days.map((day) => ({
    day,
    parties: countOn(day, parties),
    authority: countOn(day, authority),
    appeals: countOn(day, appeals),
  }))
  return { days: rows }
})
