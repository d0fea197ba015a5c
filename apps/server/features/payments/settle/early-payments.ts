import { type Db, type Trx, sql } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { putToApplications } from '../put-to-applications.ts'
import { readPayable } from '../one-payable.ts'
import { undecided } from '../payable-queries.ts'
import { allocatedCents, auditPayment, changePayment, keptCents, lockPayment, lockPayments, subjectOf } from '../payment-record.ts'
import { product, recordEvent } from '../../../platform/audit/record-event.ts'

/** What of a payment lies there: without what its payer's bank took back, and what it pays of other applications. */
const leftCents = sql<number>`(${keptCents} - ${allocatedCents})`

/** Payments that came before the decision, each with the one application that they name. */
const early = (db: Db) =>
  db
    .selectFrom('payment')
    .innerJoin('application', (on) => on.on('application.id', '=', sql`payment.candidates[1]`))
    .where('payment.status', '=', 'early')

/** What of a payment lay with an application until it was found that it was not paid for; null where nothing did. */
const freed = (application: string) => sql<number | null>`(
  select put.cents from payment_allocation as put
  where put.payment_id = payment.id and put.application_id = ${sql.ref(application)} and put.covers = 'price' and put.undone_at is not null
    and put.undone_by is null
  order by put.undone_at desc limit 1)`

/** An application that a payment is put to. */
const isPaid = (application: string) => sql`exists (
  select from payment_allocation as put where put.payment_id = payment.id and put.application_id = ${sql.ref(application)} and put.undone_at is null)`

/** What of a payment came for an application: what lay with it before; of the last one all that lay with no other. */
const lateCents = sql<number>`greatest(0, least(${leftCents}, case when payment.candidates[1] = application.id then ${leftCents} - (
  select coalesce(sum(${freed('other.id')}), 0) from application as other
  where other.id = any(payment.candidates) and other.id <> application.id and not ${isPaid('other.id')})
  else ${freed('application.id')} end))::bigint`

/**
 * Payments that came when the application took nothing any more, because it was found that it was not paid for, or lay with it until then, and of which
 * nothing is put to it or goes back. One may be of several.
 */
const late = (db: Db) =>
  db
    .selectFrom('payment')
    .innerJoin('application', (on) => on.on('application.id', '=', sql`any(payment.candidates)`))
    .where('payment.status', '=', 'overpaid')
    .where(
      sql<boolean>`exists (select from act where act.application_id = application.id and act.kind = 'payment_lapse')
        and (payment.candidates[1] = application.id or ${freed('application.id')} is not null)
        and not ${isPaid('application.id')}
        and not exists (select from refund where refund.payment_id = payment.id and refund.status <> 'declined')`,
    )

/** What has come for an application after it was found that it was not paid for. */
export const readLateCents = async (db: Db, applicationId: string): Promise<number> => {
  const { cents } = await late(db)
    .where('application.id', '=', applicationId)
    .select(sql<number>`coalesce(sum(${lateCents}), 0)::bigint`.as('cents'))
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
    .select(['payment.id', 'application.id as application_id', leftCents.as('part_cents')])
    .orderBy('payment.booked_on')
    .orderBy('payment.id')
    .execute()
  // The finding was withdrawn: it takes what came too late for it.
  const restored = await late(trx)
    .where('application.status', '=', 'approved')
    .select(['payment.id', 'application.id as application_id', lateCents.as('part_cents')])
    .orderBy('payment.booked_on')
    .orderBy('payment.id')
    .execute()
  for (const { id, application_id, part_cents: part } of [...decided, ...restored]) {
    const payment = await lockPayment(trx, services, id)
    const left = payment.kept_cents - payment.allocated_cents
    const payable = await readPayable(trx, services, application_id)
    const cents = Math.min(part, left, payable?.open_cents ?? 0)
    const status = cents < left ? ('overpaid' as const) : ('matched' as const)
    // What still is too much was said once.
    if (cents === 0 && status === payment.status) continue
    const after = await changePayment(trx, payment, { status }, now)
    if (cents > 0) await putToApplications(trx, [{ payment_id: id, application_id, covers: 'price', cents }], { userId: null, now })
    const event = { action: 'payment:match' as const, kind: 'change' as const, actor: product, subject: subjectOf(payment) }
    await recordEvent(trx, { ...event, before: auditPayment(payment), after: auditPayment(after) }, services.clock)
  }
}
