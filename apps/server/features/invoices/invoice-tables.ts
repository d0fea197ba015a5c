import { type InvoiceKind, type Issuer, type Payer, payerSchema, type PaymentMethod } from '@dovolilnice/contract/invoices/invoice'
import type { Numbering, PremiseKind } from '@dovolilnice/contract/invoices/premises/premises'
import type { Locale } from '@dovolilnice/contract/locale'
import type { MoneyLine, VatGroup } from '@dovolilnice/contract/money/money-line'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Db } from '../../platform/database/db.ts'
import { collected, type OwnedTables, type OwnerPrivacy, type OwnedProcessing, anonymousName } from '../../platform/privacy/owner.ts'
import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom } from '@dovolilnice/contract/privacy/retention'
import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { z } from 'zod/mini'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'

export interface BusinessPremiseTable {
  id: string
  code: string
  name: string
  kind: PremiseKind
  numbering: Numbering
  /** Numbers begin anew with each year. */
  numbers_yearly: Generated<boolean>
  internal_act: string
  cadastral_number: number | null
  building_number: number | null
  building_section_number: number | null
  street: string | null
  house_number: string | null
  house_number_additional: string | null
  community: string | null
  city: string | null
  post_code: string | null
  valid_from: string
  closed_on: string | null
  /** When the tax authority took the premise as it is now. */
  registered_at: Date | null
  registration_error: string | null
  /** The last number given where the whole premise numbers as one (C), and its year. */
  last_sequence: Generated<number>
  sequence_year: number | null
  version: Generated<number>
}

export interface CashDeviceTable {
  id: string
  premise_id: string
  code: string
  name: string
  is_default: Generated<boolean>
  /** People pay at it in cash or by card. */
  at_counter: Generated<boolean>
  active: Generated<boolean>
  /** The last number given where each device numbers by itself (B), and its year. */
  last_sequence: Generated<number>
  sequence_year: number | null
  version: Generated<number>
}

/** What stands on the invoice is written once; a trigger refuses every change of it. */
export interface InvoiceTable {
  id: string
  /** PREMISE-DEVICE-SEQUENCE. */
  number: string
  kind: InvoiceKind
  premise_id: string
  device_id: string
  premise_code: string
  device_code: string
  sequence: number
  numbering: Numbering
  application_id: string
  reference_invoice_id: string | null
  cancelled_by_id: string | null
  /** The refund that a credit note is for; null for other kinds. */
  refund_id: string | null
  /** What was still to be paid when it was issued; null where all was paid. */
  open_cents: Generated<number | null>
  reason: string | null
  issuer: Json<Issuer>
  payer: Json<Payer>
  payment_method: PaymentMethod
  transaction_id: string | null
  lines: Json<MoneyLine[]>
  total_cents: number
  vat: Json<VatGroup[]>
  service_from: string
  service_until: string
  locale: Locale
  issued_at: Date
  issued_by: string | null
  issued_by_name: string
  fiscal_status: Generated<'none' | 'waiting' | 'confirmed' | 'refused'>
  zoi: string | null
  eor: string | null
  fiscal_error: string | null
  /** The local day by which the tax authority must have it. */
  fiscal_due_on: string | null
  storage_key: string | null
  sha256: string | null
  byte_size: number | null
  /** The e-SLOG file of a payer that is a company. */
  xml_storage_key: string | null
  xml_sha256: string | null
  /** Verified by a test system and not by the tax authority. */
  fiscal_test: Generated<boolean>
  /** The operator's tax number in the message to the tax authority; null where the invoice is not verified. */
  operator_tax_number: string | null
  /** When it was first handed to the outbox. */
  sent_at: Date | null
  /** Who paid and the papers were forgotten, ten years after the end of the year. */
  anonymised_at: Date | null
  search_text: ColumnType<never, never, never>
}

export interface InvoiceCopyTable {
  id: string
  invoice_id: string
  copy_number: number
  made_at: Date
  made_by: string | null
  made_by_name: string
}

export interface InvoiceSendingTable {
  id: string
  invoice_id: string
  /** What was asked for at once; its progress is counted by this. */
  run_id: string
  /** A clerk wanted it sent once more. */
  is_repeated: boolean
  asked_at: Date
  asked_by: string | null
  asked_by_name: string
  /** The mail of the outbox; null while it waits, and where none could be written. */
  mail_id: string | null
  done_at: Date | null
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    business_premise: BusinessPremiseTable
    cash_device: CashDeviceTable
    invoice: InvoiceTable
    invoice_copy: InvoiceCopyTable
    invoice_sending: InvoiceSendingTable
  }
}

/**
 * Invoices are kept for ten years (ZDDV-1, art. 86; ZDavPR, art. 5), longer than the application: who pays and who issued stay on them, and are emptied
 * after that by `invoicePrivacy`.
 */
export const invoiceTables: OwnedTables = {
  business_premise: {
    id: 'impersonal',
    code: 'impersonal',
    name: 'impersonal',
    kind: 'impersonal',
    numbering: 'impersonal',
    numbers_yearly: 'impersonal',
    internal_act: 'impersonal',
    cadastral_number: 'impersonal',
    building_number: 'impersonal',
    building_section_number: 'impersonal',
    street: 'impersonal',
    house_number: 'impersonal',
    house_number_additional: 'impersonal',
    community: 'impersonal',
    city: 'impersonal',
    post_code: 'impersonal',
    valid_from: 'impersonal',
    closed_on: 'impersonal',
    registered_at: 'impersonal',
    registration_error: 'impersonal',
    last_sequence: 'impersonal',
    sequence_year: 'impersonal',
    version: 'impersonal',
  },
  cash_device: {
    id: 'impersonal',
    premise_id: 'impersonal',
    code: 'impersonal',
    name: 'impersonal',
    is_default: 'impersonal',
    at_counter: 'impersonal',
    active: 'impersonal',
    last_sequence: 'impersonal',
    sequence_year: 'impersonal',
    version: 'impersonal',
  },
  invoice: {
    id: 'impersonal',
    number: 'kept',
    kind: 'impersonal',
    premise_id: 'impersonal',
    device_id: 'impersonal',
    premise_code: 'impersonal',
    device_code: 'impersonal',
    sequence: 'impersonal',
    numbering: 'impersonal',
    application_id: 'kept',
    reference_invoice_id: 'impersonal',
    cancelled_by_id: 'impersonal',
    refund_id: 'impersonal',
    // Why it was taken back stands on the storno.
    open_cents: 'impersonal',
    reason: 'kept',
    issuer: 'impersonal',
    // An invoice without its payer is none; the law keeps it for ten years.
    payer: 'kept',
    payment_method: 'impersonal',
    transaction_id: 'kept',
    lines: 'kept',
    total_cents: 'impersonal',
    vat: 'impersonal',
    service_from: 'impersonal',
    service_until: 'impersonal',
    locale: 'impersonal',
    issued_at: 'impersonal',
    issued_by: 'kept',
    // The operator stands on the invoice by law (ZDavPR, art. 5).
    issued_by_name: 'kept',
    fiscal_status: 'impersonal',
    zoi: 'impersonal',
    eor: 'impersonal',
    fiscal_error: 'impersonal',
    fiscal_due_on: 'impersonal',
    // The paper, with the payer's name.
    storage_key: 'kept',
    sha256: 'impersonal',
    byte_size: 'impersonal',
    // The e-invoice, with the payer's name.
    xml_storage_key: 'kept',
    xml_sha256: 'impersonal',
    fiscal_test: 'impersonal',
    // The operator stands on the invoice by law (ZDavPR, art. 5).
    operator_tax_number: 'kept',
    sent_at: 'impersonal',
    anonymised_at: 'impersonal',
    // A copy of number and payer for the search.
    search_text: 'kept',
  },
  invoice_copy: {
    id: 'impersonal',
    invoice_id: 'impersonal',
    copy_number: 'impersonal',
    made_at: 'impersonal',
    // Who printed a copy of an invoice is a part of its history for as long as the invoice.
    made_by: 'kept',
    made_by_name: 'kept',
  },
  invoice_sending: {
    id: 'impersonal',
    invoice_id: 'impersonal',
    run_id: 'impersonal',
    is_repeated: 'impersonal',
    asked_at: 'impersonal',
    // As with copies.
    asked_by: 'kept',
    asked_by_name: 'kept',
    mail_id: 'impersonal',
    done_at: 'impersonal',
  },
}

const ownInvoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.string(),
  application_id: z.string(),
  // Any values: an odd old one must not keep people from their data.
  payer: z.partial(payerSchema),
  lines: z.unknown(),
  total_cents: z.number(),
  payment_method: z.string(),
  issued_at: instantSchema,
  sent_at: z.nullable(instantSchema),
})

const nobody = { name: anonymousName, street: '', post_code: '', city: '', tax_number: null, is_company: false, is_budget_user: false }

/**
 * Invoices outlive the application they are for, so nothing of them is forgotten with it; a person gets them with their own data. Ten years after the
 * end of their year who paid and the papers are forgotten: the sweep removes the files. Numbers and amounts stay.
 */
export const invoicePrivacy: OwnerPrivacy = {
  collect: {
    invoices: collected(z.array(ownInvoiceSchema), (db, records) =>
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
  invoice: {
    activity: 'money',
    name: { sl: 'Računi', en: 'Invoices' },
    data: ['identity', 'contact', 'tax', 'payment', 'staff'],
    kept: 'ten_years',
  },
  invoice_copy: { activity: 'money', name: { sl: 'Kopije računov', en: 'Copies of invoices' }, data: ['staff'], kept: 'ten_years' },
  invoice_sending: {
    activity: 'money',
    name: { sl: 'Pošiljanja računov', en: 'Sendings of invoices' },
    data: ['staff'],
    kept: 'ten_years',
  },
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
