import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import type { ClearingPlace } from '@dovolilnice/contract/payments/clearing/clearing'
import type { SettlementLineKind } from '@dovolilnice/contract/payments/settlements/settlements'
import type { PaymentSource } from '@dovolilnice/contract/payments/payment-source'
import type { PaymentStatus } from '@dovolilnice/contract/payments/payment-status'
import type { MappingForm, StatementMapping } from '@dovolilnice/contract/payments/mappings/statement-mapping'
import { type ColumnType, type Generated, sql } from 'kysely'
import type { Json } from '../../platform/database/db.ts'
import {
  collected,
  type OwnedTables,
  type OwnerPrivacy,
  type OwnedProcessing,
  holdsText,
  type Identified,
} from '../../platform/privacy/owner.ts'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom, moneyKeptUntil } from '@dovolilnice/contract/privacy/retention'
import { z } from 'zod/mini'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'

/** One statement of an uploaded file; the statements of one file share `upload_id`. */
export interface BankStatementTable {
  id: string
  upload_id: string
  file_name: string
  sha256: string
  format: string
  bank_id: string | null
  iban: string | null
  opening_cents: number | null
  closing_cents: number | null
  entries: number
  added: number
  uploaded_at: Date
  uploaded_by: string | null
  /** The days it covers, and the bank's number of it. */
  from_on: string | null
  until_on: string | null
  sequence_nr: number | null
  /** What its movements add up to; null where some are in another currency. */
  movement_cents: number | null
  checked_at: Date | null
  checked_by: string | null
  check_reason: string | null
}

export interface PaymentTable {
  id: string
  source: PaymentSource
  direction: 'credit' | 'debit'
  /** The same for the same movement in every statement. */
  entry_key: string | null
  statement_id: string | null
  booked_on: string
  value_on: string | null
  cents: number
  currency: string
  payer_name: string | null
  payer_iban: string | null
  reference: string | null
  purpose: string | null
  transaction_id: string | null
  reversal: Generated<boolean>
  /** The payment that this movement took back. */
  reverses_id: string | null
  /** What the payer and the bank know it by; a movement that takes it back names one of them. */
  payer_mark: string | null
  bank_references: Generated<string[]>
  /** The product took a payment back by it, and no clerk has looked at it yet. */
  to_see: Generated<boolean>
  status: PaymentStatus
  candidates: Generated<string[]>
  reason: string | null
  anonymised_at: Date | null
  created_at: Date
  updated_at: Date
  version: Generated<number>
  search_text: ColumnType<never, never, never>
}

export interface PaymentAllocationTable {
  id: string
  payment_id: string
  application_id: string
  covers: Generated<PaidPart>
  cents: number
  made_at: Date
  made_by: string | null
  undone_at: Date | null
  undone_by: string | null
  undo_reason: string | null
}

/** That a payment was recorded by mistake, and when that was taken back: the journal books both on their days. */
export interface PaymentRemovalTable {
  id: string
  payment_id: string
  removed_at: Date
  restored_at: Date | null
}

export interface StatementMappingTable {
  id: string
  name: string
  /** With all titles of the bank's files, by which one is recognised. */
  mapping: Json<StatementMapping & Pick<MappingForm, 'titles'>>
  created_at: Date
  updated_at: Date
  version: Generated<number>
}

/** A report of the online provider: what it pays out in one sum. */
export interface SettlementReportTable {
  id: string
  merchant: string
  batch: string
  file_name: string
  sha256: string
  net_cents: number
  fee_cents: number
  uploaded_at: Date
  uploaded_by: string | null
}

export interface SettlementLineTable {
  id: string
  report_id: string
  position: number
  kind: SettlementLineKind
  /** As the provider calls it. */
  type: string
  order_id: string | null
  transaction_id: string | null
  gross_cents: number
  fee_cents: number
  /** The payment or refund that it is. */
  item_id: string | null
}

/** That a movement of a statement brought what lay between a payer and the bank, or took it there. */
export interface ClearingTable {
  id: string
  place: ClearingPlace
  /** Null where a report pays nothing out. */
  payment_id: string | null
  report_id: string | null
  /** As the account at the bank sees it: negative for what went out. */
  net_cents: number
  fee_cents: number
  difference_cents: number
  /** What it is called in the journal. */
  document: string
  reason: string | null
  made_at: Date
  made_by: string | null
  undone_at: Date | null
}

export interface ClearingItemTable {
  clearing_id: string
  /** A payment, refund, emptying, closing or movement of a drawer. */
  item_id: string
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    bank_statement: BankStatementTable
    payment: PaymentTable
    payment_allocation: PaymentAllocationTable
    payment_removal: PaymentRemovalTable
    statement_mapping: StatementMappingTable
    settlement_report: SettlementReportTable
    settlement_line: SettlementLineTable
    clearing: ClearingTable
    clearing_item: ClearingItemTable
  }
}

/**
 * Books of money are kept for ten years (ZDavP-2, ZDDV-1), longer than the application. So who paid is not forgotten with the person: the columns
 * that say it are `kept`, and emptied after ten years by `paymentPrivacy`.
 */
export const paymentTables: OwnedTables = {
  bank_statement: {
    id: 'impersonal',
    upload_id: 'impersonal',
    file_name: 'impersonal',
    sha256: 'impersonal',
    format: 'impersonal',
    bank_id: 'impersonal',
    // The municipality's own account.
    iban: 'impersonal',
    opening_cents: 'impersonal',
    closing_cents: 'impersonal',
    entries: 'impersonal',
    added: 'impersonal',
    uploaded_at: 'impersonal',
    // Refers to a clerk; the name is removed in that person's row.
    uploaded_by: 'kept',
    from_on: 'impersonal',
    until_on: 'impersonal',
    sequence_nr: 'impersonal',
    movement_cents: 'impersonal',
    checked_at: 'impersonal',
    checked_by: 'kept',
    check_reason: 'impersonal',
  },
  payment: {
    id: 'impersonal',
    source: 'impersonal',
    direction: 'impersonal',
    entry_key: 'impersonal',
    statement_id: 'impersonal',
    booked_on: 'impersonal',
    value_on: 'impersonal',
    cents: 'impersonal',
    currency: 'impersonal',
    // Ten years, as the books.
    payer_name: 'kept',
    payer_iban: 'kept',
    reference: 'kept',
    purpose: 'kept',
    transaction_id: 'impersonal',
    reversal: 'impersonal',
    reverses_id: 'impersonal',
    payer_mark: 'kept',
    bank_references: 'impersonal',
    to_see: 'impersonal',
    status: 'impersonal',
    candidates: 'impersonal',
    // What a clerk wrote of it, as long as the payment.
    reason: 'kept',
    anonymised_at: 'impersonal',
    created_at: 'impersonal',
    updated_at: 'impersonal',
    version: 'impersonal',
    // A copy of payer and reference for the search.
    search_text: 'kept',
  },
  payment_allocation: {
    id: 'impersonal',
    payment_id: 'impersonal',
    application_id: 'impersonal',
    covers: 'impersonal',
    cents: 'impersonal',
    made_at: 'impersonal',
    // Refer to clerks; the names are removed in their rows.
    made_by: 'kept',
    undone_at: 'impersonal',
    undone_by: 'kept',
    undo_reason: 'kept',
  },
  payment_removal: { id: 'impersonal', payment_id: 'impersonal', removed_at: 'impersonal', restored_at: 'impersonal' },
  settlement_report: {
    id: 'impersonal',
    merchant: 'impersonal',
    batch: 'impersonal',
    file_name: 'impersonal',
    sha256: 'impersonal',
    net_cents: 'impersonal',
    fee_cents: 'impersonal',
    uploaded_at: 'impersonal',
    uploaded_by: 'kept',
  },
  settlement_line: {
    id: 'impersonal',
    report_id: 'impersonal',
    position: 'impersonal',
    kind: 'impersonal',
    type: 'impersonal',
    order_id: 'impersonal',
    transaction_id: 'impersonal',
    gross_cents: 'impersonal',
    fee_cents: 'impersonal',
    item_id: 'impersonal',
  },
  clearing: {
    id: 'impersonal',
    place: 'impersonal',
    payment_id: 'impersonal',
    report_id: 'impersonal',
    net_cents: 'impersonal',
    fee_cents: 'impersonal',
    difference_cents: 'impersonal',
    document: 'impersonal',
    // Why an amount differs, of sums of many payers.
    reason: 'impersonal',
    made_at: 'impersonal',
    made_by: 'kept',
    undone_at: 'impersonal',
  },
  clearing_item: { clearing_id: 'impersonal', item_id: 'impersonal' },
  statement_mapping: {
    id: 'impersonal',
    name: 'impersonal',
    mapping: 'impersonal',
    created_at: 'impersonal',
    updated_at: 'impersonal',
    version: 'impersonal',
  },
}

export const paymentProcessing: OwnedProcessing = {
  bank_statement: { activity: 'money', name: { sl: 'Bančni izpiski', en: 'Bank statements' }, data: ['staff'], kept: 'ten_years' },
  payment: { activity: 'money', name: { sl: 'Plačila', en: 'Payments' }, data: ['identity', 'payment'], kept: 'ten_years' },
  settlement_report: {
    activity: 'money',
    name: { sl: 'Poročila ponudnika kartic', en: 'Settlement reports' },
    data: ['staff'],
    kept: 'ten_years',
  },
  clearing: {
    activity: 'money',
    name: { sl: 'Poravnave kartic, kovancev in gotovine', en: 'Clearings of cards, coins and cash' },
    data: ['staff'],
    kept: 'ten_years',
  },
  payment_allocation: {
    activity: 'money',
    name: { sl: 'Razporeditve plačil', en: 'Allocations of payments' },
    data: ['staff'],
    kept: 'ten_years',
  },
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

const ownPaymentSchema = z.object({
  booked_on: z.string(),
  direction: z.string(),
  cents: z.number(),
  currency: z.string(),
  payer_name: z.nullable(z.string()),
  payer_iban: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  purpose: z.nullable(z.string()),
  status: z.string(),
  application_id: z.nullable(z.string()),
})

export const paymentPrivacy: OwnerPrivacy = {
  collect: {
    payments: collected(z.array(ownPaymentSchema), (db, records) =>
      records.length === 0
        ? Promise.resolve([])
        : db
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
