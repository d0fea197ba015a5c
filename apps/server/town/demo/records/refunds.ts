import { nextNumber } from '../../../platform/database/next-number.ts'
import type { Row, Trx } from '../../../platform/database/tables.ts'
import { insertRows } from '../insert-rows.ts'
import type { Town } from '../town.ts'

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
