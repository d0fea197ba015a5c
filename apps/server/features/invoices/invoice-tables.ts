import { type InvoiceKind, type Issuer, type Payer, payerSchema, type PaymentMethod } from '@dovolilnice/contract/invoices/invoice'
import type { Numbering, PremiseKind } from '@dovolilnice/contract/invoices/premises/premises'
import type { Locale } from '@dovolilnice/contract/locale'
import type { MoneyLine, VatGroup } from '@dovolilnice/contract/money/money-line'
import type { Db } from '../../platform/database/db.ts'
import {
  collected,
  type OwnerPrivacy,
  type OwnedProcessing,
  anonymousName,
  type DeclaredTables,
  processed,
} from '../../platform/privacy/owner.ts'
import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom } from '@dovolilnice/contract/privacy/retention'
import { z } from 'zod/mini'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'
import {
  bigInteger,
  computed,
  day,
  defineTable,
  flag,
  instant,
  integer,
  json,
  text,
  uuid,
  type TableOf,
} from '../../platform/database/define-table.ts'

const businessPremiseTable = defineTable({
  id: uuid('impersonal'),
  code: text('impersonal'),
  name: text('impersonal'),
  kind: text('impersonal').of<PremiseKind>(),
  numbering: text('impersonal').of<Numbering>(),
  // Numbers begin anew with each year.
  numbers_yearly: flag('impersonal').byDefault(),
  internal_act: text('impersonal'),
  cadastral_number: integer('impersonal').orNull(),
  building_number: integer('impersonal').orNull(),
  building_section_number: integer('impersonal').orNull(),
  street: text('impersonal').orNull(),
  house_number: text('impersonal').orNull(),
  house_number_additional: text('impersonal').orNull(),
  community: text('impersonal').orNull(),
  city: text('impersonal').orNull(),
  post_code: text('impersonal').orNull(),
  valid_from: day('impersonal'),
  closed_on: day('impersonal').orNull(),
  // When the tax authority took the premise as it is now.
  registered_at: instant('impersonal').orNull(),
  registration_error: text('impersonal').orNull(),
  // The last number given where the whole premise numbers as one (C), and its year.
  last_sequence: bigInteger('impersonal').byDefault(),
  sequence_year: integer('impersonal').orNull(),
  version: integer('impersonal').byDefault(),
})

export const cashDeviceTable = defineTable({
  id: uuid('impersonal'),
  premise_id: uuid('impersonal'),
  code: text('impersonal', 'carried'),
  name: text('impersonal', 'carried'),
  is_default: flag('impersonal', 'carried').byDefault(),
  // People pay at it in cash or by card.
  at_counter: flag('impersonal', 'carried').byDefault(),
  active: flag('impersonal', 'carried').byDefault(),
  // The last number given where each device numbers by itself (B), and its year.
  last_sequence: bigInteger('impersonal').byDefault(),
  sequence_year: integer('impersonal').orNull(),
  version: integer('impersonal').byDefault(),
})

/** What stands on the invoice is written once; a trigger refuses every change of it. */
const invoiceTable = defineTable({
  id: uuid('impersonal', 'own'),
  // PREMISE-DEVICE-SEQUENCE.
  number: text('kept', 'own'),
  kind: text('impersonal', 'own').of<InvoiceKind>(),
  premise_id: uuid('impersonal'),
  device_id: uuid('impersonal'),
  premise_code: text('impersonal'),
  device_code: text('impersonal'),
  sequence: bigInteger('impersonal'),
  numbering: text('impersonal').of<Numbering>(),
  application_id: uuid('kept', 'own'),
  reference_invoice_id: uuid('impersonal').orNull(),
  cancelled_by_id: uuid('impersonal').orNull(),
  // The refund that a credit note is for; null for other kinds.
  refund_id: uuid('impersonal').orNull(),
  // What was still to be paid when it was issued; null where all was paid.
  // Why it was taken back stands on the storno.
  open_cents: integer('impersonal').orNull(),
  reason: text('kept').orNull(),
  issuer: json<Issuer>()('impersonal'),
  // An invoice without its payer is none; the law keeps it for ten years.
  // Any values: an odd old one must not keep people from their data.
  payer: json<Payer>()('kept', 'own'),
  transaction_id: text('kept').orNull(),
  lines: json<MoneyLine[]>()('kept', 'own'),
  total_cents: integer('impersonal', 'own'),
  payment_method: text('impersonal', 'own').of<PaymentMethod>(),
  vat: json<VatGroup[]>()('impersonal'),
  service_from: day('impersonal'),
  service_until: day('impersonal'),
  locale: text('impersonal').of<Locale>(),
  issued_at: instant('impersonal', 'own'),
  issued_by: uuid('kept').orNull(),
  // The operator stands on the invoice by law (ZDavPR, art. 5).
  issued_by_name: text('kept'),
  fiscal_status: text('impersonal').of<'none' | 'waiting' | 'confirmed' | 'refused'>().byDefault(),
  zoi: text('impersonal').orNull(),
  eor: text('impersonal').orNull(),
  fiscal_error: text('impersonal').orNull(),
  // The local day by which the tax authority must have it.
  fiscal_due_on: day('impersonal').orNull(),
  // The paper, with the payer's name.
  storage_key: text('kept').orNull(),
  sha256: text('impersonal').orNull(),
  byte_size: bigInteger('impersonal').orNull(),
  // The e-SLOG file of a payer that is a company.
  // The e-invoice, with the payer's name.
  xml_storage_key: text('kept').orNull(),
  xml_sha256: text('impersonal').orNull(),
  // Verified by a test system and not by the tax authority.
  fiscal_test: flag('impersonal').byDefault(),
  // The operator's tax number in the message to the tax authority; null where the invoice is not verified.
  // The operator stands on the invoice by law (ZDavPR, art. 5).
  operator_tax_number: text('kept').orNull(),
  // When it was first handed to the outbox.
  sent_at: instant('impersonal', 'own').orNull(),
  // Who paid and the papers were forgotten, ten years after the end of the year.
  anonymised_at: instant('impersonal').orNull(),
  // A copy of number and payer for the search.
  search_text: computed('kept'),
})

const invoiceCopyTable = defineTable({
  id: uuid('impersonal'),
  invoice_id: uuid('impersonal'),
  copy_number: integer('impersonal'),
  made_at: instant('impersonal'),
  // Who printed a copy of an invoice is a part of its history for as long as the invoice.
  made_by: uuid('kept').orNull(),
  made_by_name: text('kept'),
})

const invoiceSendingTable = defineTable({
  id: uuid('impersonal'),
  invoice_id: uuid('impersonal'),
  // What was asked for at once; its progress is counted by this.
  run_id: uuid('impersonal'),
  // A clerk wanted it sent once more.
  is_repeated: flag('impersonal'),
  asked_at: instant('impersonal'),
  // As with copies.
  asked_by: uuid('kept').orNull(),
  asked_by_name: text('kept'),
  // The mail of the outbox; null while it waits, and where none could be written.
  mail_id: uuid('impersonal').orNull(),
  done_at: instant('impersonal').orNull(),
})

declare module '../../platform/database/db.ts' {
  interface Tables {
    business_premise: TableOf<typeof businessPremiseTable.columns>
    cash_device: TableOf<typeof cashDeviceTable.columns>
    invoice: TableOf<typeof invoiceTable.columns>
    invoice_copy: TableOf<typeof invoiceCopyTable.columns>
    invoice_sending: TableOf<typeof invoiceSendingTable.columns>
  }
}

/**
 * Invoices are kept for ten years (ZDDV-1, art. 86; ZDavPR, art. 5), longer than the application: who pays and who issued stay on them, and are emptied
 * after that by `invoicePrivacy`.
 */
export const invoiceTables = {
  business_premise: businessPremiseTable,
  cash_device: cashDeviceTable,
  invoice: invoiceTable,
  invoice_copy: invoiceCopyTable,
  invoice_sending: invoiceSendingTable,
} satisfies DeclaredTables

const nobody = { name: anonymousName, street: '', post_code: '', city: '', tax_number: null, is_company: false, is_budget_user: false }

/**
 * Invoices outlive the application they are for, so nothing of them is forgotten with it; a person gets them with their own data. Ten years after the
 * end of their year who paid and the papers are forgotten: the sweep removes the files. Numbers and amounts stay.
 */
export const invoicePrivacy: OwnerPrivacy = {
  collect: {
    invoices: collected(z.array(z.object({ ...invoiceTable.own, payer: z.partial(payerSchema) })), (db, records) =>
      db.selectFrom('invoice').selectAll().where('application_id', 'in', records).orderBy('issued_at').execute(),
    ),
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

export const invoiceProcessing: OwnedProcessing = {
  invoice: processed('money', { sl: 'Računi', en: 'Invoices' }, ['identity', 'contact', 'tax', 'payment', 'staff'], 'ten_years'),
  invoice_copy: processed('money', { sl: 'Kopije računov', en: 'Copies of invoices' }, ['staff'], 'ten_years'),
  invoice_sending: processed('money', { sl: 'Pošiljanja računov', en: 'Sendings of invoices' }, ['staff'], 'ten_years'),
}

/** The papers and the e-SLOG files of invoices. */
export const invoiceFilesInUse = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('invoice')
    .select(['storage_key', 'xml_storage_key'])
    .where((is) => is.or([is('storage_key', 'in', keys), is('xml_storage_key', 'in', keys)]))
    .execute()
  return rows.flatMap(({ storage_key: paper, xml_storage_key: xml }) => [paper, xml].filter((key) => key !== null))
}
