import type { Allocation } from '@dovolilnice/contract/money/bank/matching'
import { v7 } from 'uuid'
import { type Trx, insertRow, sql } from '../../platform/database/db.ts'
import { keptCents } from './payment-record.ts'

/** Rows of one insert: below the most parameters of a statement. */
export const rowsAtOnce = 500

export function* inPieces<T>(rows: readonly T[], size = rowsAtOnce): Generator<T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}

/**
 * The statuses of payments that are put to these applications, after something else was: a part of a fee becomes matched with the rest of it,
 * and a matched one underpaid when another is taken back.
 */
export const refreshStatuses = async (trx: Trx, applicationIds: readonly string[], now: Date): Promise<void> => {
  await sql`
    with touched as (
      select payment.id, ${keptCents} as cents, payment.status, sum(allocation.cents) as allocated,
        bool_or(case allocation.covers when 'price' then application.status = 'approved' and application.fee_cents > paid.cents
          else (select administrative_fee.cents from administrative_fee where administrative_fee.application_id = application.id) > paid.cents
          end) as is_open
      from payment
      join payment_allocation as allocation on allocation.payment_id = payment.id and allocation.undone_at is null
      join application on application.id = allocation.application_id
      cross join lateral (
        select coalesce(sum(other.cents), 0) as cents from payment_allocation as other
        where other.application_id = application.id and other.covers = allocation.covers and other.undone_at is null) as paid
      where payment.status in ('matched', 'underpaid', 'overpaid') and payment.id in (
        select payment_id from payment_allocation where application_id = any(${applicationIds}::uuid[]) and undone_at is null)
      group by payment.id
    ), judged as (
      select id, case when allocated < cents then 'overpaid' when is_open then 'underpaid' else 'matched' end as status from touched
    )
    update payment set status = judged.status, updated_at = ${now}, version = version + 1
    from judged where judged.id = payment.id and judged.status <> payment.status`.execute(trx)
}

export interface MadeAllocation extends Allocation {
  payment_id: string
}

export interface MadeBy {
  userId: string | null
  now: Date
}

/** Puts payments to applications. The caller has judged that it may, and settles what is now paid in full. */
export const putToApplications = async (trx: Trx, allocations: readonly MadeAllocation[], by: MadeBy): Promise<void> => {
  for (const piece of inPieces(allocations)) {
    const rows = piece.map((allocation) => ({ ...allocation, id: v7(), made_at: by.now, made_by: by.userId }))
    await insertRow(trx, 'payment_allocation', rows)
  }
  if (allocations.length > 0) await refreshStatuses(trx, [...new Set(allocations.map(({ application_id: id }) => id))], by.now)
}
