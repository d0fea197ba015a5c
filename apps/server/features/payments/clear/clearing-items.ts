import type { ClearingItem, ClearingPlace } from '@dovolilnice/contract/payments/clearing/clearing'
import { timeZone } from '@dovolilnice/contract/primitives/local-day'
import { type Db, sql } from '../../../platform/database/db.ts'

/** What is cleared, and what of it came. */
export interface NewClearing {
  place: ClearingPlace
  items: readonly ClearingItem[]
  /** As the account at the bank sees it. */
  net_cents: number
  fee_cents: number
  reason: string | null
  report_id?: string | null
}

const localDay = (instant: string) => sql`(${sql.ref(instant)} at time zone ${timeZone})::date`

/** Whether a clearing holds now, or held at an instant. */
const isHeld = (at: Date | undefined) =>
  at === undefined
    ? sql`clearing.undone_at is null`
    : sql`clearing.made_at <= ${at} and (clearing.undone_at is null or clearing.undone_at > ${at})`

/** Everything that was ever put to a place from which a movement of a statement clears it, as the journal books it. */
const allItems = sql`
  select payment.id, 'payment' as kind, payment.source as place, coalesce(payment.transaction_id, payment.reference, '') as label,
    payment.booked_on as day, case payment.direction when 'credit' then payment.cents else -payment.cents end as cents, payment.created_at as at
  from payment
  where payment.source in ('card_terminal', 'card_online') and payment.currency = 'EUR' and (payment.direction = 'credit' or payment.reversal)
  union all
  select refund.id, 'refund', 'card_online', refund.number, refund.paid_on, -refund.cents, refund.settled_at
  from refund where refund.online_payment_id is not null and refund.settled_at is not null
  union all
  select emptying.id, 'emptying', 'machine_coins', emptying.number, ${localDay('emptying.emptied_at')}, emptying.counted_cents, emptying.recorded_at
  from machine_emptying as emptying where emptying.counted_cents <> 0
  union all
  select closing.id, 'closing', 'cash_in_transit', closing.number, ${localDay('closing.closed_at')}, closing.deposit_cents, closing.closed_at
  from drawer_closing as closing where closing.in_journal and closing.deposit_cents <> 0
  union all
  select movement.id, 'change_money', 'cash_in_transit', premise.code || '-' || device.code, ${localDay('movement.made_at')}, -movement.cents,
    movement.made_at
  from drawer_movement as movement
  join cash_device as device on device.id = movement.device_id
  join business_premise as premise on premise.id = device.premise_id
  where movement.kind = 'change_money' and movement.in_journal`

interface Wanted {
  /** As it was at an instant; otherwise as it is, which is what those who clear need: their own time is older than the lock that they waited for. */
  at?: Date
  places?: readonly ClearingPlace[]
}

/** What still lies between a payer and the bank, the oldest first: what no movement of a statement has cleared, or had cleared by then. */
export const readOpenClearings = (db: Db, { at, places }: Wanted = {}): Promise<ClearingItem[]> =>
  db
    .selectFrom(sql<ClearingItem & { at: Date }>`(${allItems})`.as('item'))
    .select(['item.id', 'item.kind', 'item.place', 'item.label', 'item.day', 'item.cents'])
    .$if(at !== undefined, (query) => query.where('item.at', '<=', at ?? null))
    .$if(places !== undefined, (query) => query.where('item.place', 'in', places ?? []))
    .where(
      sql<boolean>`not exists (
        select from clearing_item join clearing on clearing.id = clearing_item.clearing_id
        where clearing_item.item_id = item.id and ${isHeld(at)})`,
    )
    .orderBy('item.at')
    .orderBy('item.id')
    .execute()
