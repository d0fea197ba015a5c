import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import type { ClearingPlace } from '@dovolilnice/contract/payments/clearing/clearing'
import type { SettlementLineKind } from '@dovolilnice/contract/payments/settlements/settlements'
import type { PaymentSource } from '@dovolilnice/contract/payments/payment-source'
import type { PaymentStatus } from '@dovolilnice/contract/payments/payment-status'
import type { MappingForm, StatementMapping } from '@dovolilnice/contract/payments/mappings/statement-mapping'
import { sql } from 'kysely'
import {
  collected,
  type OwnerPrivacy,
  type OwnedProcessing,
  holdsText,
  type Identified,
  type DeclaredTables,
  processed,
} from '../../platform/privacy/owner.ts'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom, moneyKeptUntil } from '@dovolilnice/contract/privacy/retention'
import { z } from 'zod/mini'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'
import {
  bigInteger,
  day,
  defineTable,
  instant,
  integer,
  json,
  text,
  uuid,
  type TableOf,
  computed,
  flag,
  texts,
  uuids,
} from '../../platform/database/define-table.ts'

/** One statement of an uploaded file; the statements of one file share `upload_id`. */
const bankStatementTable = defineTable({
  id: uuid('impersonal'),
  upload_id: uuid('impersonal'),
  file_name: text('impersonal'),
  sha256: text('impersonal'),
  format: text('impersonal'),
  bank_id: text('impersonal').orNull(),
  // The municipality's own account.
  iban: text('impersonal').orNull(),
  opening_cents: bigInteger('impersonal').orNull(),
  closing_cents: bigInteger('impersonal').orNull(),
  entries: integer('impersonal'),
  added: integer('impersonal'),
  uploaded_at: instant('impersonal'),
  // Refers to a clerk; the name is removed in that person's row.
  uploaded_by: uuid('kept').orNull(),
  // The days it covers, and the bank's number of it.
  from_on: day('impersonal').orNull(),
  until_on: day('impersonal').orNull(),
  sequence_nr: integer('impersonal').orNull(),
  // What its movements add up to; null where some are in another currency.
  movement_cents: bigInteger('impersonal').orNull(),
  checked_at: instant('impersonal').orNull(),
  checked_by: uuid('kept').orNull(),
  check_reason: text('impersonal').orNull(),
})

const paymentTable = defineTable({
  id: uuid('impersonal'),
  source: text('impersonal').of<PaymentSource>(),
  booked_on: day('impersonal', 'own'),
  direction: text('impersonal', 'own').of<'credit' | 'debit'>(),
  // The same for the same movement in every statement.
  entry_key: text('impersonal').orNull(),
  statement_id: uuid('impersonal').orNull(),
  value_on: day('impersonal').orNull(),
  cents: bigInteger('impersonal', 'own'),
  currency: text('impersonal', 'own'),
  // Ten years, as the books.
  payer_name: text('kept', 'own').orNull(),
  payer_iban: text('kept', 'own').orNull(),
  reference: text('kept', 'own').orNull(),
  purpose: text('kept', 'own').orNull(),
  transaction_id: text('impersonal').orNull(),
  reversal: flag('impersonal').byDefault(),
  // The payment that this movement took back.
  reverses_id: uuid('impersonal').orNull(),
  // What the payer and the bank know it by; a movement that takes it back names one of them.
  payer_mark: text('kept').orNull(),
  bank_references: texts('impersonal').byDefault(),
  // The product took a payment back by it, and no clerk has looked at it yet.
  to_see: flag('impersonal').byDefault(),
  status: text('impersonal', 'own').of<PaymentStatus>(),
  candidates: uuids('impersonal').byDefault(),
  // What a clerk wrote of it, as long as the payment.
  reason: text('kept').orNull(),
  anonymised_at: instant('impersonal').orNull(),
  created_at: instant('impersonal'),
  updated_at: instant('impersonal'),
  version: integer('impersonal').byDefault(),
  // A copy of payer and reference for the search.
  search_text: computed('kept'),
})

const paymentAllocationTable = defineTable({
  id: uuid('impersonal'),
  payment_id: uuid('impersonal'),
  application_id: uuid('impersonal'),
  covers: text('impersonal').of<PaidPart>().byDefault(),
  cents: bigInteger('impersonal'),
  made_at: instant('impersonal'),
  // Refer to clerks; the names are removed in their rows.
  made_by: uuid('kept').orNull(),
  undone_at: instant('impersonal').orNull(),
  undone_by: uuid('kept').orNull(),
  undo_reason: text('kept').orNull(),
})

/** That a payment was recorded by mistake, and when that was taken back: the journal books both on their days. */
const paymentRemovalTable = defineTable({
  id: uuid('impersonal'),
  payment_id: uuid('impersonal'),
  removed_at: instant('impersonal'),
  restored_at: instant('impersonal').orNull(),
})

const statementMappingTable = defineTable({
  id: uuid('impersonal'),
  name: text('impersonal'),
  // With all titles of the bank's files, by which one is recognised.
  mapping: json<StatementMapping & Pick<MappingForm, 'titles'>>()('impersonal'),
  created_at: instant('impersonal'),
  updated_at: instant('impersonal'),
  version: integer('impersonal').byDefault(),
})

/** A report of the online provider: what it pays out in one sum. */
const settlementReportTable = defineTable({
  id: uuid('impersonal'),
  merchant: text('impersonal'),
  batch: text('impersonal'),
  file_name: text('impersonal'),
  sha256: text('impersonal'),
  net_cents: integer('impersonal'),
  fee_cents: integer('impersonal'),
  uploaded_at: instant('impersonal'),
  uploaded_by: uuid('kept').orNull(),
})

const settlementLineTable = defineTable({
  id: uuid('impersonal'),
  report_id: uuid('impersonal'),
  position: integer('impersonal'),
  kind: text('impersonal').of<SettlementLineKind>(),
  // As the provider calls it.
  type: text('impersonal'),
  order_id: text('impersonal').orNull(),
  transaction_id: text('impersonal').orNull(),
  gross_cents: integer('impersonal'),
  fee_cents: integer('impersonal'),
  // The payment or refund that it is.
  item_id: uuid('impersonal').orNull(),
})

/** That a movement of a statement brought what lay between a payer and the bank, or took it there. */
const clearingTable = defineTable({
  id: uuid('impersonal'),
  place: text('impersonal').of<ClearingPlace>(),
  // Null where a report pays nothing out.
  payment_id: uuid('impersonal').orNull(),
  report_id: uuid('impersonal').orNull(),
  // As the account at the bank sees it: negative for what went out.
  net_cents: integer('impersonal'),
  fee_cents: integer('impersonal'),
  difference_cents: integer('impersonal'),
  // What it is called in the journal.
  document: text('impersonal'),
  // Why an amount differs, of sums of many payers.
  reason: text('impersonal').orNull(),
  made_at: instant('impersonal'),
  made_by: uuid('kept').orNull(),
  undone_at: instant('impersonal').orNull(),
})

const clearingItemTable = defineTable({
  clearing_id: uuid('impersonal'),
  // A payment, refund, emptying, closing or movement of a drawer.
  item_id: uuid('impersonal'),
})

declare module '../../platform/database/db.ts' {
  interface Tables {
    bank_statement: TableOf<typeof bankStatementTable.columns>
    payment: TableOf<typeof paymentTable.columns>
    payment_allocation: TableOf<typeof paymentAllocationTable.columns>
    payment_removal: TableOf<typeof paymentRemovalTable.columns>
    statement_mapping: TableOf<typeof statementMappingTable.columns>
    settlement_report: TableOf<typeof settlementReportTable.columns>
    settlement_line: TableOf<typeof settlementLineTable.columns>
    clearing: TableOf<typeof clearingTable.columns>
    clearing_item: TableOf<typeof clearingItemTable.columns>
  }
}

/**
 * Books of money are kept for ten years (ZDavP-2, ZDDV-1), longer than the application. So who paid is not forgotten with the person: the columns
 * that say it are `kept`, and emptied after ten years by `paymentPrivacy`.
 */
export const paymentTables = {
  bank_statement: bankStatementTable,
  payment: paymentTable,
  payment_allocation: paymentAllocationTable,
  payment_removal: paymentRemovalTable,
  settlement_report: settlementReportTable,
  settlement_line: settlementLineTable,
  clearing: clearingTable,
  clearing_item: clearingItemTable,
  statement_mapping: statementMappingTable,
} satisfies DeclaredTables

export const paymentProcessing: OwnedProcessing = {
  bank_statement: processed('money', { sl: 'Bančni izpiski', en: 'Bank statements' }, ['staff'], 'ten_years'),
  payment: processed('money', { sl: 'Plačila', en: 'Payments' }, ['identity', 'payment'], 'ten_years'),
  settlement_report: processed('money', { sl: 'Poročila ponudnika kartic', en: 'Settlement reports' }, ['staff'], 'ten_years'),
  clearing: processed(
    'money',
    { sl: 'Poravnave kartic, kovancev in gotovine', en: 'Clearings of cards, coins and cash' },
    ['staff'],
    'ten_years',
  ),
  payment_allocation: processed('money', { sl: 'Razporeditve plačil', en: 'Allocations of payments' }, ['staff'], 'ten_years'),
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
    payments: collected(z.array(z.object({ ...paymentTable.own, application_id: z.nullable(z.string()) })), (db, records) =>
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
