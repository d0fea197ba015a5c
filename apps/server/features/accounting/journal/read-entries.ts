import {
  clearingBookings,
  invoiceBookings,
  type JournalEntryKind,
  type LedgerPlace,
  takingsBookings,
  transfer,
} from '@dovolilnice/contract/accounting/journal'
import { methodOfSource } from '@dovolilnice/contract/payments/payment-source'
import { localDayOf, timeZone } from '@dovolilnice/contract/primitives/local-day'
import { type Db, sql } from '../../../platform/database/db.ts'
import { isIn, type JournalEntry, type Span, within } from './journal-entry.ts'

type Partner = JournalEntry['partner']
const named = (name: string | null, taxNumber: string | null = null): Partner => (name ? { name, tax_number: taxNumber } : null)

/** An applicant as a partner, as the invoice has the payer. */
const applicant = sql<string | null>`case application.applicant_type when 'company' then application.tax_number end`

const day = (instant: string) => sql`(${sql.ref(instant)} at time zone ${timeZone})::date`

/**
 * Whose a payment is: of who owes what it was put to on its day, where that is one; what was taken back is of whom it was taken from on that day; otherwise of
 * the payer of the statement. What is put to somebody later stands with its own entry, so that a day that is over stays as it is.
 */
const party = sql<Partner>`coalesce((
  select jsonb_build_object('name', min(application.name), 'tax_number', min(${applicant}))
  from payment_allocation as put join application on application.id = put.application_id
  where put.payment_id in (payment.id, payment.reverses_id)
    and ${day('payment.created_at')} = case put.payment_id when payment.id then ${day('put.made_at')} else ${day('put.undone_at')} end
  having count(distinct (application.name, ${applicant})) = 1
), case when payment.payer_name <> '' then jsonb_build_object('name', payment.payer_name, 'tax_number', null) end)`

type Drawn = Pick<JournalEntry, 'at' | 'id' | 'document' | 'opens' | 'bookings'>

const drawerEntry = ({ at, document, bookings, ...entry }: Drawn): JournalEntry => ({
  ...{ ...entry, at, kind: 'drawer', document, document_day: localDayOf(at), reference: document, method: 'cash', partner: null },
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
      drawerEntry({
        ...{ at, id, document: number, opens: { type: 'closing', id } },
        bookings: [
          ...transfer('cash_in_transit', 'cash', deposit),
          ...(difference < 0 ? transfer('cash_difference', 'cash', -difference) : transfer('cash', 'cash_difference', difference)),
        ],
      }),
    )
    .filter(({ bookings }) => bookings.length > 0)
}

/** Coins and notes for change, which come from the bank. */
const readChangeMoney = async (db: Db, span: Span): Promise<JournalEntry[]> => {
  const rows = await db
    .selectFrom('drawer_movement')
    .innerJoin('cash_device', 'cash_device.id', 'drawer_movement.device_id')
    .innerJoin('business_premise', 'business_premise.id', 'cash_device.premise_id')
    .select(['drawer_movement.id', 'drawer_movement.made_at', 'drawer_movement.cents', 'drawer_movement.device_id'])
    .select(['business_premise.code as premise', 'cash_device.code as device'])
    .where('drawer_movement.kind', '=', 'change_money')
    .where('drawer_movement.in_journal', '=', true)
    .where(within(span, 'drawer_movement.made_at'))
    .execute()
  return rows.map(({ id, made_at: at, cents, premise, device, device_id }) =>
    drawerEntry({
      ...{ at, id, document: `${premise}-${device}`, opens: { type: 'drawer', id: device_id } },
      bookings: transfer('cash', 'cash_in_transit', cents),
    }),
  )
}

/** Cards, coins and cash that arrived at the bank: booked as a payment when they came, and put to where they lay when that was recognised. */
const readClearings = async (db: Db, span: Span): Promise<JournalEntry[]> => {
  const rows = await db
    .selectFrom('clearing')
    .leftJoin('payment', 'payment.id', 'clearing.payment_id')
    .select(['clearing.id', 'clearing.place', 'clearing.net_cents', 'clearing.fee_cents', 'clearing.difference_cents', 'clearing.document'])
    .select(['clearing.made_at', 'clearing.undone_at', 'clearing.payment_id', 'payment.direction'])
    .where((is) => is.or([within(span, 'clearing.made_at'), within(span, 'clearing.undone_at')]))
    .execute()
  return rows.flatMap(({ id, place, document, net_cents: net, fee_cents: fee, difference_cents: difference, direction, ...at }) => {
    const isCash = place === 'cash_in_transit'
    const amounts = { net, fee, difference, isOut: direction === 'debit' }
    const entry = (when: Date, undone: boolean): JournalEntry => ({
      ...drawerEntry({
        ...{ at: when, id, document, opens: { type: 'payment', id: at.payment_id ?? '' } },
        bookings: clearingBookings(place, amounts, undone),
      }),
      ...(!isCash && { kind: 'clearing', method: 'transfer' }),
    })
    const { made_at: made, undone_at: undone } = at
    return [...(isIn(span, made) ? [entry(made, false)] : []), ...(isIn(span, undone) ? [entry(undone, true)] : [])]
  })
}

/** What leaves and enters the drawers beside payments. */
const readDrawerEntries = async (db: Db, span: Span): Promise<JournalEntry[]> => [
  ...(await readClosings(db, span)),
  ...(await readChangeMoney(db, span)),
]

const readInvoices = async (db: Db, span: Span): Promise<JournalEntry[]> => {
  const rows = await db
    .selectFrom('invoice')
    .innerJoin('application', 'application.id', 'invoice.application_id')
    .select([
      'invoice.id',
      'invoice.number',
      'invoice.kind',
      'invoice.issued_at',
      'invoice.lines',
      'invoice.payer',
      'invoice.payment_method',
    ])
    .select(['application.number as application_number', 'application.permit_kind_id'])
    .where(within(span, 'invoice.issued_at'))
    .execute()
  return rows.map(({ id, number, kind, issued_at: at, lines, payer, payment_method, application_number, permit_kind_id: kindId }) => ({
    ...{ at, kind, id, document: number, document_day: localDayOf(at), reference: application_number, method: payment_method },
    partner: named(payer.name, payer.is_company ? payer.tax_number : null),
    opens: { type: 'invoice', id },
    bookings: invoiceBookings(lines, kindId),
  }))
}

/** The columns of a payment that the journal needs; only payments in euros are booked. */
const payments = (db: Db) =>
  db
    .selectFrom('payment')
    .select([
      'payment.id',
      'payment.source',
      'payment.direction',
      'payment.booked_on',
      'payment.cents',
      'payment.reference',
      'payment.created_at',
    ])
    .where('payment.currency', '=', 'EUR')

type Paid = Awaited<ReturnType<ReturnType<typeof payments>['execute']>>[number] & { partner: Partner }

const paymentEntry = (
  payment: Paid,
  kind: JournalEntryKind,
  at: Date,
  [debit, credit, cents]: readonly [LedgerPlace, LedgerPlace, number],
): JournalEntry => ({
  opens: { type: 'payment', id: payment.id },
  ...{ at, kind, id: payment.id, document: payment.reference ?? '', document_day: payment.booked_on, reference: payment.reference ?? '' },
  ...{ method: methodOfSource[payment.source], partner: payment.partner, bookings: transfer(debit, credit, cents) },
})

/** Money that came, and money that a bank or a counter took back. What else went out is the town's own, or a refund. */
const readPayments = async (db: Db, span: Span): Promise<JournalEntry[]> => {
  const rows = await payments(db)
    .select(party.as('partner'))
    .where(within(span, 'payment.created_at'))
    .where((is) => is.or([is('payment.direction', '=', 'credit'), is('payment.reversal', '=', true)]))
    // A refund that came back is booked as one.
    .where('payment.id', 'not in', (is) => is.selectFrom('refund_return').select('refund_return.payment_id'))
    .execute()
  return rows.map((payment) =>
    payment.direction === 'credit'
      ? paymentEntry(payment, 'payment', payment.created_at, [payment.source, 'unallocated', payment.cents])
      : paymentEntry(payment, 'reversal', payment.created_at, [payment.source, 'unallocated', -payment.cents]),
  )
}

const readRemovals = async (db: Db, span: Span): Promise<JournalEntry[]> => {
  const rows = await payments(db)
    .innerJoin('payment_removal', 'payment_removal.payment_id', 'payment.id')
    .select(['payment_removal.removed_at', 'payment_removal.restored_at', party.as('partner')])
    .where('payment.direction', '=', 'credit')
    .where((is) => is.or([within(span, 'payment_removal.removed_at'), within(span, 'payment_removal.restored_at')]))
    .execute()
  return rows.flatMap((payment) => [
    ...(isIn(span, payment.removed_at)
      ? [paymentEntry(payment, 'removal', payment.removed_at, [payment.source, 'unallocated', -payment.cents])]
      : []),
    ...(isIn(span, payment.restored_at)
      ? [paymentEntry(payment, 'payment', payment.restored_at, [payment.source, 'unallocated', payment.cents])]
      : []),
  ])
}

/** An administrative fee has no invoice: it is income when it is paid. */
const readAllocations = async (db: Db, span: Span): Promise<JournalEntry[]> => {
  const rows = await payments(db)
    .innerJoin('payment_allocation', 'payment_allocation.payment_id', 'payment.id')
    .innerJoin('application', 'application.id', 'payment_allocation.application_id')
    .select(['payment_allocation.id as allocation_id', 'payment_allocation.cents as allocated_cents', 'application.number'])
    .select(['application.name', applicant.as('tax_number')])
    .select(['payment_allocation.covers', 'payment_allocation.made_at', 'payment_allocation.undone_at'])
    .where((is) => is.or([within(span, 'payment_allocation.made_at'), within(span, 'payment_allocation.undone_at')]))
    .execute()
  return rows.flatMap(
    ({ allocation_id: id, allocated_cents: cents, number, covers, made_at: made, undone_at: undone, name, tax_number, ...payment }) => {
      const entry = (at: Date, signed: number): JournalEntry => ({
        ...paymentEntry({ ...payment, partner: named(name, tax_number) }, 'allocation', at, [
          'unallocated',
          covers === 'price' ? 'receivables' : 'administrative_fee',
          signed,
        ]),
        // By the application its invoice and its payments are found together.
        ...{ id, document: payment.reference ?? number, reference: number },
      })
      return [...(isIn(span, made) ? [entry(made, cents)] : []), ...(isIn(span, undone) ? [entry(undone, -cents)] : [])]
    },
  )
}

interface PaidRefund {
  id: string
  number: string
  paid_on: string | null
  payment_id: string | null
  online_payment_id?: string | null
  application_number: string | null
  partner: Partner
}

const refundEntry = (refund: PaidRefund, at: Date, id: string, cents: number): JournalEntry => {
  const { number, paid_on: day, payment_id: payment, online_payment_id: card = null, application_number: reference } = refund
  const source = card === null ? 'bank' : 'card_online'
  return {
    ...{ at, kind: 'refund', id, document: number, document_day: day ?? localDayOf(at), reference: reference ?? '' },
    ...{ method: methodOfSource[source], partner: refund.partner, opens: { type: 'refund', id: refund.id } },
    bookings: transfer(payment === null ? 'receivables' : 'unallocated', source, cents),
  }
}

/** Whose a refund is: as what it pays back. */
const refundPartner = sql<Partner>`case when application.id is not null then jsonb_build_object('name', application.name, 'tax_number', ${applicant})
  else (select ${party} from payment where payment.id = refund.payment_id) end`

/** What was paid back: of a payment, what was left of it; of an application, what its credit note made the town owe. */
const readRefunds = async (db: Db, span: Span): Promise<JournalEntry[]> => {
  const rows = await db
    .selectFrom('refund')
    .leftJoin('application', 'application.id', 'refund.application_id')
    .select(['refund.id', 'refund.number', 'refund.cents', 'refund.paid_on', 'refund.settled_at', 'refund.payment_id'])
    .select('refund.online_payment_id')
    .select(['application.number as application_number', refundPartner.as('partner')])
    .where(within(span, 'refund.settled_at'))
    .execute()
  return rows.flatMap((row) => (row.settled_at === null ? [] : [refundEntry(row, row.settled_at, row.id, row.cents)]))
}

/** What was paid back and came back: both on their days, also when it is paid again later. */
const readRefundReturns = async (db: Db, span: Span): Promise<JournalEntry[]> => {
  const rows = await db
    .selectFrom('refund_return')
    .innerJoin('refund', 'refund.id', 'refund_return.refund_id')
    .leftJoin('application', 'application.id', 'refund.application_id')
    .select(['refund.id', 'refund.number', 'refund.cents', 'refund.payment_id', 'application.number as application_number'])
    .select(refundPartner.as('partner'))
    .select(['refund_return.id as return_id', 'refund_return.paid_on', 'refund_return.settled_at', 'refund_return.returned_at'])
    .where((is) => is.or([within(span, 'refund_return.settled_at'), within(span, 'refund_return.returned_at')]))
    .execute()
  return rows.flatMap(({ return_id: returnId, settled_at: paid, returned_at: returned, ...row }) => [
    ...(isIn(span, paid) ? [refundEntry(row, paid, row.id, row.cents)] : []),
    ...(isIn(span, returned) ? [refundEntry({ ...row, paid_on: null }, returned, returnId, -row.cents)] : []),
  ])
}

/** Coin machines, on the day on which the count was recorded; the day of the document is that of the emptying. */
const readTakings = async (db: Db, span: Span): Promise<JournalEntry[]> => {
  const rows = await db
    .selectFrom('machine_emptying')
    .innerJoin('coin_machine', 'coin_machine.id', 'machine_emptying.machine_id')
    .select(['machine_emptying.id', 'number', 'emptied_at', 'recorded_at', 'counted_cents', 'vat_cents', 'coin_machine.cashier_nr'])
    .where(within(span, 'machine_emptying.recorded_at'))
    .execute()
  return rows.map(({ id, number, emptied_at: emptied, recorded_at: at, counted_cents: cents, vat_cents: vat, cashier_nr }) => ({
    ...{ at, kind: 'takings', id, document: number, document_day: localDayOf(emptied), reference: cashier_nr },
    ...{ method: 'cash', partner: null, opens: { type: 'emptying', id }, bookings: takingsBookings(cents, vat) },
  }))
}

const order: readonly JournalEntryKind[] = [
  'payment',
  'allocation',
  'invoice',
  'credit',
  'storno',
  'refund',
  'reversal',
  'removal',
  'takings',
  'drawer',
  'clearing',
]

/** All entries of a span in the order in which they were recorded; the same every time. */
export const readEntries = async (db: Db, span: Span): Promise<JournalEntry[]> => {
  const all: JournalEntry[] = []
  for (const read of [
    readInvoices,
    readPayments,
    readRemovals,
    readAllocations,
    readRefunds,
    readRefundReturns,
    readTakings,
    readDrawerEntries,
    readClearings,
  ])
    all.push(...(await read(db, span)))
  return all.toSorted((a, b) => a.at.getTime() - b.at.getTime() || order.indexOf(a.kind) - order.indexOf(b.kind) || (a.id < b.id ? -1 : 1))
}
