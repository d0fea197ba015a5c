import { nextNumber } from '../../../../platform/database/next-number.ts'
import { type Row, type Trx, sql } from '../../../../platform/database/db.ts'
import type { Services } from '../../../../platform/http/context.ts'
import { insertRows } from '../../insert-rows.ts'
import type { Town } from '../../town.ts'

/** What was paid twice is proposed to go back: a second person has yet to approve it. */
export const proposeDemoRefunds = async (
  trx: Trx,
  { clerks, now, random, today }: Town,
  payments: readonly Row<'payment'>[],
): Promise<void> => {
  const [clerk] = clerks
  const paidTwice = payments.find(({ status }) => status === 'overpaid')
  if (clerk?.id == null || paidTwice === undefined) return
  const refund = {
    id: random.id(now),
    number: await nextNumber(trx, 'R', Number(today.slice(0, 4))),
    status: 'proposed',
    ground: 'double_payment',
    payment_id: paidTwice.id,
    cents: paidTwice.cents,
    payee_name: paidTwice.payer_name,
    iban: paidTwice.payer_iban,
    reason: 'Taksa je bila plačana dvakrat.',
    proposed_at: now,
    proposed_by: clerk.id,
    updated_at: now,
    version: 1,
  } as const
  await insertRows(trx, 'refund', [refund])
}

/** A revoked permit whose application was paid and invoiced, with who paid. */
const findRevoked = (trx: Trx) =>
  trx
    .selectFrom('permit')
    .innerJoin('application', 'application.id', 'permit.application_id')
    .innerJoin('invoice', (on) =>
      on
        .onRef('invoice.application_id', '=', 'application.id')
        .on('invoice.kind', '=', 'invoice')
        .on('invoice.cancelled_by_id', 'is', null),
    )
    .innerJoin('payment_allocation', 'payment_allocation.application_id', 'application.id')
    .innerJoin('payment', 'payment.id', 'payment_allocation.payment_id')
    .select(['application.id', 'application.fee_cents', 'payment.payer_name', 'payment.payer_iban'])
    .where('permit.status', '=', 'revoked')
    // A credit note of a payment in cash would wait for a tax authority, and there is no account to pay it to.
    .where('invoice.payment_method', '=', 'transfer')
    .orderBy('permit.number')
    .limit(1)
    .executeTakeFirst()

/** A part of a revoked permit's price goes back: two clerks agreed, its credit note is issued and sent, and it waits for the payment order. */
export const creditDemoRefund = async (trx: Trx, services: Services, { clerks, now, random, today }: Town): Promise<void> => {
  const [clerk, other] = clerks
  const revoked = await findRevoked(trx)
  if (clerk?.id == null || other?.id == null || revoked === undefined) return
  const refund = {
    id: random.id(now),
    number: await nextNumber(trx, 'R', Number(today.slice(0, 4))),
    status: 'approved',
    ground: 'revocation',
    application_id: revoked.id,
    cents: Math.floor(revoked.fee_cents / 4),
    payee_name: revoked.payer_name,
    iban: revoked.payer_iban,
    reason: 'Neizrabljeni del dovolilnice po razveljavitvi.',
    proposed_at: now,
    proposed_by: clerk.id,
    decided_at: now,
    decided_by: other.id,
    updated_at: now,
    version: 2,
  } as const
  await insertRows(trx, 'refund', [refund])
  const notes = await services.capabilities.creditRefunds({ ...services, trx, actor: other }, revoked.id)
  for (const { id } of notes) await sql`update invoice set sent_at = issued_at where id = ${id}`.execute(trx)
}
