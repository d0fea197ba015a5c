import { transfer } from '@dovolilnice/contract/accounting/journal'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Db } from '../../../platform/database/tables.ts'
import { isIn, within } from './journal-entry.ts'
import type { JournalEntry, Span } from './journal-entry.ts'

const drawerEntry = (at: Date, id: string, document: string, reference: string, bookings: JournalEntry['bookings']): JournalEntry => ({
  ...{ at, kind: 'drawer', id, document, document_day: localDayOf(at), reference, method: 'cash', partner: null },
  bookings: bookings.filter(({ cents }) => cents !== 0),
})

/** What a closing carries to the bank, and what the count differed by. */
const readClosings = async (db: Db, span: Span): Promise<JournalEntry[]> => {
  const rows = await db
    .selectFrom('drawer_closing')
    .select(['id', 'number', 'closed_at', 'deposit_cents', 'difference_cents'])
    .where('in_journal', '=', true)
    .where(within(span, 'closed_at'))
    .execute()
  return rows
    .map(({ id, number, closed_at: at, deposit_cents: deposit, difference_cents: difference }) =>
      drawerEntry(at, id, number, number, [
        ...transfer('cash_in_transit', 'cash', deposit),
        ...(difference < 0 ? transfer('cash_difference', 'cash', -difference) : transfer('cash', 'cash_difference', difference)),
      ]),
    )
    .filter(({ bookings }) => bookings.length > 0)
}

/** Coins and notes for change, which come from the bank. */
const readChangeMoney = async (db: Db, span: Span): Promise<JournalEntry[]> => {
  const rows = await db
    .selectFrom('drawer_movement')
    .innerJoin('cash_device', 'cash_device.id', 'drawer_movement.device_id')
    .innerJoin('business_premise', 'business_premise.id', 'cash_device.premise_id')
    .select(['drawer_movement.id', 'drawer_movement.made_at', 'drawer_movement.cents'])
    .select(['business_premise.code as premise', 'cash_device.code as device'])
    .where('drawer_movement.kind', '=', 'change_money')
    .where('drawer_movement.in_journal', '=', true)
    .where(within(span, 'drawer_movement.made_at'))
    .execute()
  return rows.map(({ id, made_at: at, cents, premise, device }) => {
    const code = `${premise}-${device}`
    return drawerEntry(at, id, code, code, transfer('cash', 'cash_in_transit', cents))
  })
}

/** Cash that arrived at the bank: booked as a payment when it came, and put to what was on the way when it was recognised. */
const readDeposits = async (db: Db, span: Span): Promise<JournalEntry[]> => {
  const rows = await db
    .selectFrom('drawer_deposit')
    .innerJoin('drawer_closing', 'drawer_closing.id', 'drawer_deposit.closing_id')
    .select(['drawer_deposit.id', 'drawer_deposit.recognised_at', 'drawer_deposit.released_at'])
    .select(['drawer_closing.number', 'drawer_closing.deposit_cents'])
    .where((is) => is.or([within(span, 'drawer_deposit.recognised_at'), within(span, 'drawer_deposit.released_at')]))
    .execute()
  return rows.flatMap(({ id, number, deposit_cents: cents, recognised_at: recognised, released_at: released }) => [
    ...(isIn(span, recognised) ? [drawerEntry(recognised, id, number, number, transfer('unallocated', 'cash_in_transit', cents))] : []),
    ...(isIn(span, released) ? [drawerEntry(released, id, number, number, transfer('unallocated', 'cash_in_transit', -cents))] : []),
  ])
}

/** What leaves and enters the drawers beside payments. */
export const readDrawerEntries = async (db: Db, span: Span): Promise<JournalEntry[]> => [
  ...(await readClosings(db, span)),
  ...(await readChangeMoney(db, span)),
  ...(await readDeposits(db, span)),
]
