import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { product, recordEvent } from '../../../platform/audit/record-event.ts'
import { type Trx, updateRow } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { forEachRow } from '../../../platform/jobs/each-row.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { isUnrestricted } from '../../../platform/privacy/restrictions.ts'
import { mailApplicant } from '../mail/application-mail.ts'
import { subjectOf, type ApplicationRecord } from '../record/application-record.ts'
import { findWaiting } from '../extend/extensions.ts'
import { isPaidInFull, prepareOrIssue } from './settle-application.ts'

/** Days before the deadline of a supplement on which the applicant is warned; those before a payment are the municipality's. */
const supplementWarnDays = 2
const waiting = ['supplement_requested', 'approved'] as const
type Waiting = (typeof waiting)[number]

/**
 * The procedure of an approved application that was not paid for is ended by an order, for a person to issue: until then a late payment is taken. Where
 * no decision made the payment a condition, as approvals in short form once did not, that decision is prepared instead.
 */
const orderLapse = async (trx: Trx, services: Services, application: ApplicationRecord): Promise<void> => {
  if (await isPaidInFull(trx, application)) return
  const of = { application_id: application.id, permit_id: null, reason: '' }
  if (!(await services.capabilities.isGranted(trx, application.id))) {
    const isPrepared = await services.capabilities.hasDraft(trx, of, 'grant')
    if (!isPrepared) await services.capabilities.draftAct({ ...services, trx, actor: product }, { ...of, kind: 'grant' })
    return
  }
  const wanted = { ...of, kind: 'payment_lapse' } as const
  await prepareOrIssue({ ...services, trx, actor: product }, wanted)
}

/** The call was not served, so that the party's days have not begun: nothing is said of their end, and clerks are told by another job. */
const isCallUnserved = async (trx: Trx, { capabilities, clock }: Services, id: string): Promise<boolean> =>
  (await capabilities.findOpenTerm(trx, { application_id: id, permit_id: null }, clock.now()))?.day === null

/**
 * One that was not supplemented is dismissed by an order, for a person to issue (ZUP, art. 67): until then a late supplement is taken. While the party
 * waits for an answer about more time, nothing is prepared.
 */
const orderDismissal = async (trx: Trx, services: Services, { id }: ApplicationRecord): Promise<void> => {
  if (await isCallUnserved(trx, services, id))
    return services.capabilities.dropDrafts(trx, { application_id: id, permit_id: null }, 'dismissal')
  if ((await findWaiting(trx, id)) !== undefined) return
  await prepareOrIssue({ ...services, trx, actor: product }, { kind: 'dismissal', application_id: id, permit_id: null, reason: '' })
}

const warnApplicant = async (trx: Trx, services: Services, application: ApplicationRecord): Promise<void> => {
  const now = services.clock.now()
  await updateRow(trx, 'application', application.id, { warned_at: now })
  await recordEvent(
    trx,
    { action: 'application:warn', kind: 'change', actor: product, subject: subjectOf(application), after: { due_on: application.due_on } },
    services.clock,
  )
  const name = application.status === 'approved' ? 'payment_due' : 'supplement_due'
  await mailApplicant(trx, services, name, application, { text: application.supplement_text })
}

type WarnDays = Record<Waiting, number>

const warnDaysOf = async ({ capabilities, database }: Services): Promise<WarnDays> => {
  const { money } = await capabilities.readParameters(database.kysely)
  return { supplement_requested: supplementWarnDays, approved: money.reminder_days }
}

/** What is due for one application today; judged on the locked row, so that running twice does nothing twice. */
const meetDeadline = async (trx: Trx, services: Services, id: string, today: string, warnDays: WarnDays): Promise<void> => {
  const application = await trx.selectFrom('application').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  const due = application?.due_on
  const status = waiting.find((one) => one === application?.status)
  if (!application || !due || status === undefined) return
  if (due < today) return status === 'approved' ? orderLapse(trx, services, application) : orderDismissal(trx, services, application)
  const warnFrom = addDays(due, -warnDays[status])
  if (application.warned_at !== null || warnFrom > today) return
  if (status === 'supplement_requested' && (await isCallUnserved(trx, services, id))) return
  await warnApplicant(trx, services, application)
}

/**
 * Every morning: warns before the term of a supplement or a payment ends. On the day after, the order is prepared that dismisses an unsupplemented
 * application or ends the procedure of an unpaid one. Of a call that nobody served neither is said: its term has not begun.
 */
export const applicationDeadlinesJob = defineJob({
  name: 'application-deadlines',
  dailyAt: '06:10',
  handle: async (_, { services, clock, database, log }) => {
    const today = localDayOf(clock.now())
    const warnDays = await warnDaysOf(services)
    const due = await database.kysely
      .selectFrom('application')
      .select('id')
      .where('status', 'in', waiting)
      .where(isUnrestricted('application.id'))
      .where('due_on', '<=', addDays(today, Math.max(...Object.values(warnDays))))
      .orderBy('due_on')
      .execute()
    if (due.length > 0) log.info({ due: due.length }, 'applications near their deadline')
    await forEachRow(
      due.map(({ id }) => id),
      log,
      (id) => database.transaction((trx) => meetDeadline(trx, services, id, today, warnDays)),
    )
  },
})
