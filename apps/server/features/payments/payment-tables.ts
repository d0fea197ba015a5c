import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import type { ClearingPlace } from '@dovolilnice/contract/payments/clearing/clearing'
import type { SettlementLineKind } from '@dovolilnice/contract/payments/settlements/settlements'
import type { PaymentSource } from '@dovolilnice/contract/payments/payment-source'
import type { PaymentStatus } from '@dovolilnice/contract/payments/payment-status'
import type { MappingForm, StatementMapping } from '@dovolilnice/contract/payments/mappings/statement-mapping'
import { sql } from 'kysely'
import { collected, type OwnerPrivacy, holdsText, type Identified } from '../../platform/privacy/owner.ts'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom, moneyKeptUntil } from '@dovolilnice/contract/privacy/retention'
import { z } from 'zod/mini'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'
import { column, defineTable, type TablesOf } from '../../platform/database/define-table.ts'

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof paymentTables> {}
}

/**
 * Books of money are kept for ten years (ZDavP-2, ZDDV-1), longer than the application. So who paid is not forgotten with the person: the columns
 * that say it are `kept`, and emptied after ten years by `paymentPrivacy`.
 */
export const paymentTables = {
  /** One statement of an uploaded file; the statements of one file share `upload_id`. */
  bank_statement: defineTable({
    id: column.uuid('impersonal'),
    upload_id: column.uuid('impersonal'),
    file_name: column.text('impersonal'),
    sha256: column.text('impersonal'),
    format: column.text('impersonal'),
    bank_id: column.text('impersonal').orNull(),
    // The municipality's own account.
    iban: column.text('impersonal').orNull(),
    opening_cents: column.bigInteger('impersonal').orNull(),
    closing_cents: column.bigInteger('impersonal').orNull(),
    entries: column.integer('impersonal'),
    added: column.integer('impersonal'),
    uploaded_at: column.instant('impersonal'),
    // Refers to a clerk; the name is removed in that person's row.
    uploaded_by: column.uuid('kept').orNull(),
    // The days it covers, and the bank's number of it.
    from_on: column.day('impersonal').orNull(),
    until_on: column.day('impersonal').orNull(),
    sequence_nr: column.integer('impersonal').orNull(),
    // What its movements add up to; null where some are in another currency.
    movement_cents: column.bigInteger('impersonal').orNull(),
    checked_at: column.instant('impersonal').orNull(),
    checked_by: column.uuid('kept').orNull(),
    check_reason: column.text('impersonal').orNull(),
  }).processed('money', { sl: 'Bančni izpiski', en: 'Bank statements' }, ['staff'], 'ten_years'),
  payment: defineTable({
    id: column.uuid('impersonal'),
    source: column.text('impersonal').of<PaymentSource>(),
    booked_on: column.day('impersonal', 'own'),
    direction: column.text('impersonal', 'own').of<'credit' | 'debit'>(),
    // The same for the same movement in every statement.
    entry_key: column.text('impersonal').orNull(),
    statement_id: column.uuid('impersonal').orNull(),
    value_on: column.day('impersonal').orNull(),
    cents: column.bigInteger('impersonal', 'own'),
    currency: column.text('impersonal', 'own'),
    // Ten years, as the books.
    payer_name: column.text('kept', 'own').orNull(),
    payer_iban: column.text('kept', 'own').orNull(),
    reference: column.text('kept', 'own').orNull(),
    purpose: column.text('kept', 'own').orNull(),
    transaction_id: column.text('impersonal').orNull(),
    reversal: column.flag('impersonal').byDefault(),
    // The payment that this movement took back.
    reverses_id: column.uuid('impersonal').orNull(),
    // What the payer and the bank know it by; a movement that takes it back names one of them.
    payer_mark: column.text('kept').orNull(),
    bank_references: column.texts('impersonal').byDefault(),
    // The product took a payment back by it, and no clerk has looked at it yet.
    to_see: column.flag('impersonal').byDefault(),
    status: column.text('impersonal', 'own').of<PaymentStatus>(),
    candidates: column.uuids('impersonal').byDefault(),
    // What a clerk wrote of it, as long as the payment.
    reason: column.text('kept').orNull(),
    anonymised_at: column.instant('impersonal').orNull(),
    created_at: column.instant('impersonal'),
    updated_at: column.instant('impersonal'),
    version: column.integer('impersonal').byDefault(),
    // A copy of payer and reference for the search.
    search_text: column.computed('kept'),
  }).processed('money', { sl: 'Plačila', en: 'Payments' }, ['identity', 'payment'], 'ten_years'),
  /** That a payment was recorded by mistake, and when that was taken back: the journal books both on their days. */
  payment_removal: defineTable({
    id: column.uuid('impersonal'),
    payment_id: column.uuid('impersonal'),
    removed_at: column.instant('impersonal'),
    restored_at: column.instant('impersonal').orNull(),
  }),
  /** A report of the online provider: what it pays out in one sum. */
  settlement_report: defineTable({
    id: column.uuid('impersonal'),
    merchant: column.text('impersonal'),
    batch: column.text('impersonal'),
    file_name: column.text('impersonal'),
    sha256: column.text('impersonal'),
    net_cents: column.integer('impersonal'),
    fee_cents: column.integer('impersonal'),
    uploaded_at: column.instant('impersonal'),
    uploaded_by: column.uuid('kept').orNull(),
  }).processed('money', { sl: 'Poročila ponudnika kartic', en: 'Settlement reports' }, ['staff'], 'ten_years'),
  settlement_line: defineTable({
    id: column.uuid('impersonal'),
    report_id: column.uuid('impersonal'),
    position: column.integer('impersonal'),
    kind: column.text('impersonal').of<SettlementLineKind>(),
    // As the provider calls it.
    type: column.text('impersonal'),
    order_id: column.text('impersonal').orNull(),
    transaction_id: column.text('impersonal').orNull(),
    gross_cents: column.integer('impersonal'),
    fee_cents: column.integer('impersonal'),
    // The payment or refund that it is.
    item_id: column.uuid('impersonal').orNull(),
  }),
  /** That a movement of a statement brought what lay between a payer and the bank, or took it there. */
  clearing: defineTable({
    id: column.uuid('impersonal'),
    place: column.text('impersonal').of<ClearingPlace>(),
    // Null where a report pays nothing out.
    payment_id: column.uuid('impersonal').orNull(),
    report_id: column.uuid('impersonal').orNull(),
    // As the account at the bank sees it: negative for what went out.
    net_cents: column.integer('impersonal'),
    fee_cents: column.integer('impersonal'),
    difference_cents: column.integer('impersonal'),
    // What it is called in the journal.
    document: column.text('impersonal'),
    // Why an amount differs, of sums of many payers.
    reason: column.text('impersonal').orNull(),
    made_at: column.instant('impersonal'),
    made_by: column.uuid('kept').orNull(),
    undone_at: column.instant('impersonal').orNull(),
  }).processed('money', { sl: 'Poravnave kartic, kovancev in gotovine', en: 'Clearings of cards, coins and cash' }, ['staff'], 'ten_years'),
  payment_allocation: defineTable({
    id: column.uuid('impersonal'),
    payment_id: column.uuid('impersonal'),
    application_id: column.uuid('impersonal'),
    covers: column.text('impersonal').of<PaidPart>().byDefault(),
    cents: column.bigInteger('impersonal'),
    made_at: column.instant('impersonal'),
    // Refer to clerks; the names are removed in their rows.
    made_by: column.uuid('kept').orNull(),
    undone_at: column.instant('impersonal').orNull(),
    undone_by: column.uuid('kept').orNull(),
    undo_reason: column.text('kept').orNull(),
  }).processed('money', { sl: 'Razporeditve plačil', en: 'Allocations of payments' }, ['staff'], 'ten_years'),
  clearing_item: defineTable({
    clearing_id: column.uuid('impersonal'),
    // A payment, refund, emptying, closing or movement of a drawer.
    item_id: column.uuid('impersonal'),
  }),
  statement_mapping: defineTable({
    id: column.uuid('impersonal'),
    name: column.text('impersonal'),
    // With all titles of the bank's files, by which one is recognised.
    mapping: column.json<StatementMapping & Pick<MappingForm, 'titles'>>()('impersonal'),
    created_at: column.instant('impersonal'),
    updated_at: column.instant('impersonal'),
    version: column.integer('impersonal').byDefault(),
  }),
}

/** Payments by who paid, also those that belong to no application. */
export const paymentIdentified: readonly Identified[] = [
  {
    table: 'payment',
    label: sql`coalesce(reference, '')`,
    at: sql`booked_on::timestamptz`,
    about: sql`concat_ws(', ', payer_name, payer_iban)`,
    by: { name: holdsText('payer_name') },
  },
]

export const paymentPrivacy: OwnerPrivacy = {
  collect: {
    payments: collected(z.array(z.object({ ...paymentTables.payment.own, application_id: z.nullable(z.string()) })), (db, records) =>
      db
        .selectFrom('payment')
        .leftJoin('payment_allocation', (join) =>
          join.onRef('payment_allocation.payment_id', '=', 'payment.id').on('payment_allocation.undone_at', 'is', null),
        )
        .selectAll('payment')
        .select('payment_allocation.application_id')
        .where((is) => is.or([is('payment_allocation.application_id', 'in', records), is('payment.id', 'in', records)]))
        .orderBy('payment.booked_on')
        .execute(),
    ),
  },
  keptUntil: async (db, ids, today) => {
    const rows = await db.selectFrom('payment').select(['id', 'booked_on']).where('id', 'in', ids).execute()
    return rows.map(({ id, booked_on: on }) => ({ id, until: moneyKeptUntil(on) })).filter(({ until }) => until > today)
  },
  forgetBefore: async (trx, before) => {
    const until = moneyKeptFrom(localDayOf(before))
    const restricted = trx
      .selectFrom('payment_allocation')
      .innerJoin('restriction', 'restriction.record_id', 'payment_allocation.application_id')
      .select('payment_allocation.payment_id')
    await trx
      .updateTable('payment')
      .set({ payer_name: null, payer_iban: null, reference: null, purpose: null, payer_mark: null, reason: null, anonymised_at: before })
      .where('booked_on', '<', until)
      .where('anonymised_at', 'is', null)
      .where(isUnrestricted('payment.id'))
      .where('id', 'not in', restricted)
      .execute()
    await trx
      .updateTable('payment_allocation')
      .set({ undo_reason: null })
      .where('undo_reason', 'is not', null)
      .where(isUnrestricted('payment_allocation.application_id'))
      .where('payment_id', 'in', (is) => is.selectFrom('payment').select('payment.id').where('booked_on', '<', until))
      .execute()
  },
}
