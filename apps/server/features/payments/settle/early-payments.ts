import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { putToApplications } from '../put-to-applications.ts'
import { readPayable } from '../one-payable.ts'
import { undecided } from '../payable-queries.ts'
import { allocatedCents, auditPayment, changePayment, keptCents, lockPayments, subjectOf } from '../payment-record.ts'
import { product, recordEvent } from '../../../platform/audit/record-event.ts'

/** What of a payment lies there: without what its payer's bank took back, and what it pays of other applications. */
const leftCents = sql<number>`(${keptCents} - ${allocatedCents})`

/** Payments that came before the decision, each with the one application that they name. */
const early = (db: Db) =>
  db
    .selectFrom('payment')
    .innerJoin('application', (on) => on.on('application.id', '=', sql`payment.candidates[1]`))
    .where('payment.status', '=', 'early')

/**
 * Payments that came when the application took nothing any more, because it was found that it was not paid for, and of which nothing is put to it or goes
 * back.
 */
const late = (db: Db) =>
  db
    .selectFrom('payment')
    .innerJoin('application', (on) => on.on('application.id', '=', sql`payment.candidates[1]`))
    .where('payment.status', '=', 'overpaid')
    .where(
      sql<boolean>`exists (select from act where act.application_id = application.id and act.kind = 'payment_lapse')
        and not exists (select from payment_allocation as put where put.payment_id = payment.id and put.application_id = application.id
          and put.undone_at is null)
        and not exists (select from refund where refund.payment_id = payment.id and refund.status <> 'declined')`,
    )

/** What has come for an application after it was found that it was not paid for. */
export const readLateCents = async (db: Db, applicationId: string): Promise<number> => {
  const { cents } = await late(db)
    .where('application.id', '=', applicationId)
    .select(sql<number>`coalesce(sum(${leftCents}), 0)::bigint`.as('cents'))
    .executeTakeFirstOrThrow()
  return cents
}

/** What has come for an application before it was decided. */
export const readEarlyCents = async (db: Db, applicationId: string): Promise<number> => {
  const { cents } = await early(db)
    .where('application.id', '=', applicationId)
    .select(sql<number>`coalesce(sum(${leftCents}), 0)::bigint`.as('cents'))
    .executeTakeFirstOrThrow()
  return cents
}

/**
 * Puts what came before the decision to the prices of the applications that are decided by now, as far as they take it: what was refused, withdrawn or
 * is free takes nothing, and its payment is too much, which goes back.
 */
export const putEarlyPayments = async (trx: Trx, services: Services): Promise<void> => {
  await lockPayments(trx)
  const now = services.clock.now()
  const decided = await early(trx)
    .where('application.status', 'not in', undecided)
    .selectAll('payment')
    .select(['application.id as application_id', leftCents.as('left_cents')])
    .orderBy('payment.booked_on')
    .orderBy('payment.id')
    .execute()
  // The finding was withdrawn: it takes what came too late for it.
  const restored = await late(trx)
    .where('application.status', '=', 'approved')
    .selectAll('payment')
    .select(['application.id as application_id', leftCents.as('left_cents')])
    .orderBy('payment.booked_on')
    .orderBy('payment.id')
    .execute()
  const due = [...decided, ...restored]
  for (const { application_id: id, left_cents: left, ...payment } of due) {
    const payable = await readPayable(trx, services, id)
    const cents = Math.min(left, payable?.open_cents ?? 0)
    const status = cents < left ? ('overpaid' as const) : ('matched' as const)
    // What still is too much was said once.
    if (cents === 0 && status === payment.status) continue
    const after = await changePayment(trx, payment, { status }, now)
    if (cents > 0)
      await putToApplications(trx, [{ payment_id: payment.id, application_id: id, covers: 'price', cents }], { userId: null, now })
    const event = { action: 'payment:match' as const, kind: 'change' as const, actor: product, subject: subjectOf(payment) }
    await recordEvent(trx, { ...event, before: auditPayment(payment), after: auditPayment(after) }, services.clock)
  }
}
