import { type InvoiceKind, type Issuer, type Payer, payerSchema, type PaymentMethod } from '@dovolilnice/contract/invoices/invoice'
import type { Numbering, PremiseKind } from '@dovolilnice/contract/invoices/premises/premises'
import type { Locale } from '@dovolilnice/contract/locale'
import type { MoneyLine, VatGroup } from '@dovolilnice/contract/money/money-line'
import { type OwnerPrivacy, anonymousName, ownRows, filesNamedBy } from '../../platform/privacy/owner.ts'
import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom } from '@dovolilnice/contract/privacy/retention'
import { z } from 'zod/mini'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'
import { column, defineTable, type TablesOf } from '../../platform/database/define-table.ts'

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof invoiceTables> {}
}

/**
 * Invoices are kept for ten years (ZDDV-1, art. 86; ZDavPR, art. 5), longer than the application: who pays and who issued stay on them, and are emptied
 * after that by `invoicePrivacy`.
 */
export const invoiceTables = {
  business_premise: defineTable({
    id: column.uuid('impersonal'),
    code: column.text('impersonal'),
    name: column.text('impersonal'),
    kind: column.text('impersonal').of<PremiseKind>(),
    numbering: column.text('impersonal').of<Numbering>(),
    // Numbers begin anew with each year.
    numbers_yearly: column.flag('impersonal').byDefault(),
    internal_act: column.text('impersonal'),
    cadastral_number: column.integer('impersonal').orNull(),
    building_number: column.integer('impersonal').orNull(),
    building_section_number: column.integer('impersonal').orNull(),
    street: column.text('impersonal').orNull(),
    house_number: column.text('impersonal').orNull(),
    house_number_additional: column.text('impersonal').orNull(),
    community: column.text('impersonal').orNull(),
    city: column.text('impersonal').orNull(),
    post_code: column.text('impersonal').orNull(),
    valid_from: column.day('impersonal'),
    closed_on: column.day('impersonal').orNull(),
    // When the tax authority took the premise as it is now.
    registered_at: column.instant('impersonal').orNull(),
    registration_error: column.text('impersonal').orNull(),
    // The last number given where the whole premise numbers as one (C), and its year.
    last_sequence: column.bigInteger('impersonal').byDefault(),
    sequence_year: column.integer('impersonal').orNull(),
    version: column.integer('impersonal').byDefault(),
  }),
  cash_device: defineTable({
    id: column.uuid('impersonal'),
    premise_id: column.uuid('impersonal'),
    code: column.text('impersonal', 'carried'),
    name: column.text('impersonal', 'carried'),
    is_default: column.flag('impersonal', 'carried').byDefault(),
    // People pay at it in cash or by card.
    at_counter: column.flag('impersonal', 'carried').byDefault(),
    active: column.flag('impersonal', 'carried').byDefault(),
    // The last number given where each device numbers by itself (B), and its year.
    last_sequence: column.bigInteger('impersonal').byDefault(),
    sequence_year: column.integer('impersonal').orNull(),
    version: column.integer('impersonal').byDefault(),
  }),
  /** What stands on the invoice is written once; a trigger refuses every change of it. */
  invoice: defineTable({
    id: column.uuid('impersonal', 'own'),
    // PREMISE-DEVICE-SEQUENCE.
    number: column.text('kept', 'own'),
    kind: column.text('impersonal', 'own').of<InvoiceKind>(),
    premise_id: column.uuid('impersonal'),
    device_id: column.uuid('impersonal'),
    premise_code: column.text('impersonal'),
    device_code: column.text('impersonal'),
    sequence: column.bigInteger('impersonal'),
    numbering: column.text('impersonal').of<Numbering>(),
    application_id: column.uuid('kept', 'own'),
    reference_invoice_id: column.uuid('impersonal').orNull(),
    cancelled_by_id: column.uuid('impersonal').orNull(),
    // The refund that a credit note is for; null for other kinds.
    refund_id: column.uuid('impersonal').orNull(),
    // What was still to be paid when it was issued; null where all was paid.
    // Why it was taken back stands on the storno.
    open_cents: column.integer('impersonal').orNull(),
    reason: column.text('kept').orNull(),
    issuer: column.json<Issuer>()('impersonal'),
    // An invoice without its payer is none; the law keeps it for ten years.
    // Any values: an odd old one must not keep people from their data.
    payer: column.json<Payer>()('kept', 'own'),
    transaction_id: column.text('kept').orNull(),
    lines: column.json<MoneyLine[]>()('kept', 'own'),
    total_cents: column.integer('impersonal', 'own'),
    payment_method: column.text('impersonal', 'own').of<PaymentMethod>(),
    vat: column.json<VatGroup[]>()('impersonal'),
    service_from: column.day('impersonal'),
    service_until: column.day('impersonal'),
    locale: column.text('impersonal').of<Locale>(),
    issued_at: column.instant('impersonal', 'own'),
    issued_by: column.uuid('kept').orNull(),
    // The operator stands on the invoice by law (ZDavPR, art. 5).
    issued_by_name: column.text('kept'),
    fiscal_status: column.text('impersonal').of<'none' | 'waiting' | 'confirmed' | 'refused'>().byDefault(),
    zoi: column.text('impersonal').orNull(),
    eor: column.text('impersonal').orNull(),
    fiscal_error: column.text('impersonal').orNull(),
    // The local day by which the tax authority must have it.
    fiscal_due_on: column.day('impersonal').orNull(),
    // The paper, with the payer's name.
    storage_key: column.text('kept').orNull(),
    sha256: column.text('impersonal').orNull(),
    byte_size: column.bigInteger('impersonal').orNull(),
    // The e-SLOG file of a payer that is a company.
    // The e-invoice, with the payer's name.
    xml_storage_key: column.text('kept').orNull(),
    xml_sha256: column.text('impersonal').orNull(),
    // Verified by a test system and not by the tax authority.
    fiscal_test: column.flag('impersonal').byDefault(),
    // The operator's tax number in the message to the tax authority; null where the invoice is not verified.
    // The operator stands on the invoice by law (ZDavPR, art. 5).
    operator_tax_number: column.text('kept').orNull(),
    // When it was first handed to the outbox.
    sent_at: column.instant('impersonal', 'own').orNull(),
    // Who paid and the papers were forgotten, ten years after the end of the year.
    anonymised_at: column.instant('impersonal').orNull(),
    // A copy of number and payer for the search.
    search_text: column.computed('kept'),
  }).processed('money', { sl: 'Računi', en: 'Invoices' }, ['identity', 'contact', 'tax', 'payment', 'staff'], 'ten_years'),
  invoice_copy: defineTable({
    id: column.uuid('impersonal'),
    invoice_id: column.uuid('impersonal'),
    copy_number: column.integer('impersonal'),
    made_at: column.instant('impersonal'),
    // Who printed a copy of an invoice is a part of its history for as long as the invoice.
    made_by: column.uuid('kept').orNull(),
    made_by_name: column.text('kept'),
  }).processed('money', { sl: 'Kopije računov', en: 'Copies of invoices' }, ['staff'], 'ten_years'),
  invoice_sending: defineTable({
    id: column.uuid('impersonal'),
    invoice_id: column.uuid('impersonal'),
    // What was asked for at once; its progress is counted by this.
    run_id: column.uuid('impersonal'),
    // A clerk wanted it sent once more.
    is_repeated: column.flag('impersonal'),
    asked_at: column.instant('impersonal'),
    // As with copies.
    asked_by: column.uuid('kept').orNull(),
    asked_by_name: column.text('kept'),
    // The mail of the outbox; null while it waits, and where none could be written.
    mail_id: column.uuid('impersonal').orNull(),
    done_at: column.instant('impersonal').orNull(),
  }).processed('money', { sl: 'Pošiljanja računov', en: 'Sendings of invoices' }, ['staff'], 'ten_years'),
}

const nobody = { name: anonymousName, street: '', post_code: '', city: '', tax_number: null, is_company: false, is_budget_user: false }

/**
 * Invoices outlive the application they are for, so nothing of them is forgotten with it; a person gets them with their own data. Ten years after the
 * end of their year who paid and the papers are forgotten: the sweep removes the files. Numbers and amounts stay.
 */
export const invoicePrivacy: OwnerPrivacy = {
  collect: {
    invoices: ownRows('invoice', { ...invoiceTables.invoice.own, payer: z.partial(payerSchema) }, ['application_id'], 'issued_at'),
  },
  forgetBefore: async (trx, before) => {
    const year = moneyKeptFrom(localDayOf(before)).slice(0, 4)
    const forgotten = {
      payer: JSON.stringify(nobody),
      ...{ reason: null, transaction_id: null, storage_key: null, xml_storage_key: null },
      ...{ issued_by: null, issued_by_name: anonymousName, operator_tax_number: null, anonymised_at: before },
    }
    const until = startOfLocalDay(`${year}-01-01`)
    const old = trx
      .selectFrom('invoice')
      .select('invoice.id')
      .where('issued_at', '<', until)
      .where('anonymised_at', 'is', null)
      .where(isUnrestricted('invoice.application_id'))
    await trx.updateTable('invoice_copy').set({ made_by: null, made_by_name: anonymousName }).where('invoice_id', 'in', old).execute()
    await trx.updateTable('invoice_sending').set({ asked_by: null, asked_by_name: anonymousName }).where('invoice_id', 'in', old).execute()
    await trx.updateTable('invoice').set(forgotten).where('id', 'in', old).execute()
  },
}

/** The papers and the e-SLOG files of invoices. */
export const invoiceFilesInUse = filesNamedBy({ invoice: ['storage_key', 'xml_storage_key'] })
