import { z } from 'zod/mini'
import { defineOperation, defineRead } from '../operation.ts'
import { periodCheck, periodFields } from './period.ts'
import { defineListOperation } from '../list.ts'
import { openItemAges, openItemKinds, openItemList } from './open-item.ts'
import { invoiceKinds, paymentMethods } from '../invoices/invoice.ts'
import { localDaySchema, textSchema, idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { bookedRecordTypes, journalEntryKinds } from './journal.ts'
import { reconciledItemKinds, reconciledPlaces } from './reconciliation.ts'
import { ledgerAccountsFormSchema, ledgerRolesSchema } from './ledger-accounts.ts'
import { seenValues } from '../history/conflict.ts'

const journalFormats = ['csv', 'xml'] as const

/** The journal of a period as a file. Of a day that is over it has the same bytes every time, as long as the accounts are the same. */
export const exportJournal = defineOperation({
  name: 'export-journal',
  path: 'v1/admin/accounting/journal/export',
  access: 'accounting:read',
  summary: 'The journal of a period as a file',
  body: z.object({ ...periodFields, format: z.enum(journalFormats) }).check(periodCheck),
  audit: { action: 'journal:export', kind: 'read', everyTime: true },
})

const bookedRecordSchema = z.object({ type: z.enum(bookedRecordTypes), id: z.string() })

export const journalPageSize = 25

const journalEntrySchema = z.object({
  key: z.string(),
  at: instantSchema,
  kind: z.enum(journalEntryKinds),
  document: z.string(),
  document_day: localDaySchema,
  reference: z.string(),
  method: z.enum(paymentMethods),
  partner: z.nullable(z.object({ name: z.string(), tax_number: z.nullable(z.string()) })),
  opens: bookedRecordSchema,
  bookings: z.array(z.object({ place: z.string(), name: textSchema, account: z.string(), debit_cents: z.int(), credit_cents: z.int() })),
})
export type JournalEntry = z.output<typeof journalEntrySchema>

/** The entries of a period in the order in which they were recorded, a page of them, with what each books. */
export const listJournalEntries = defineOperation({
  name: 'list-journal-entries',
  path: 'v1/admin/accounting/journal/entries',
  access: 'accounting:read',
  summary: 'Entries of the journal',
  body: z
    .object({
      ...periodFields,
      page: z._default(z.int().check(z.minimum(1)), 1),
      place: z.optional(z.string().check(z.maxLength(60))),
      /** A part of the partner's name, or his tax number. */
      partner: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    })
    .check(periodCheck),
  /** `total`: entries of the period, where a place or partner is named those of it. */
  output: z.object({ total: z.int(), entries: z.array(journalEntrySchema) }),
  audit: { action: 'journal:list', kind: 'read' },
})

/** What is owed to the town and by it. */
export const listOpenItems = defineListOperation(openItemList, {
  name: 'list-open-items',
  path: 'v1/admin/accounting/open-items',
  access: 'accounting:read',
  summary: 'Open items',
  audit: { action: 'open_item:list', kind: 'read' },
})

/** Cents: without VAT, the VAT in them, and with it. What was taken back or credited counts as minus. */
const sums = {
  net_cents: z.int(),
  vat_cents: z.int(),
  gross_cents: z.int(),
  /** Invoices, stornos and credit notes in them. */
  documents: z.int(),
}
const incomeSumsSchema = z.object(sums)
export type IncomeSums = z.output<typeof incomeSumsSchema>

/** Income is counted on the local day on which the invoice, storno or credit note was issued. */
export const readIncome = defineOperation({
  name: 'read-income',
  path: 'v1/admin/accounting/income',
  access: 'accounting:read',
  summary: 'Income by day or month, kind of permit, rate of VAT and way of payment',
  body: z.object({ ...periodFields, by: z.enum(['day', 'month']) }).check(periodCheck),
  output: z.object({
    /** The day, or the first of the month; only those with documents. */
    periods: z.array(z.object({ from: localDaySchema, ...sums })),
    kinds: z.array(z.object({ id: idSchema, name: textSchema, ...sums })),
    /** Null: outside VAT. */
    rates: z.array(z.object({ vat_basis_points: z.nullable(z.int()), ...sums })),
    methods: z.array(z.object({ method: z.enum(paymentMethods), ...sums })),
    documents: z.array(z.object({ kind: z.enum(invoiceKinds), ...sums })),
    /** Coin machines, which issue no invoices: not in the total. By the day on which their count was recorded; documents are protocols. */
    machines: incomeSumsSchema,
    total: incomeSumsSchema,
  }),
})

export const readJournal = defineOperation({
  name: 'read-journal',
  path: 'v1/admin/accounting/journal',
  access: 'accounting:read',
  summary: 'The journal of a period, by account',
  body: z.object(periodFields).check(periodCheck),
  output: z.object({
    entries: z.int(),
    debit_cents: z.int(),
    credit_cents: z.int(),
    /** False while the last day is not over: the journal may still grow. */
    is_complete: z.boolean(),
    /** Each place that is booked; an empty account is not set yet. */
    places: z.array(z.object({ place: z.string(), name: textSchema, account: z.string(), debit_cents: z.int(), credit_cents: z.int() })),
  }),
})

/** The town's accounts; an empty code where one is not set. */
export const readLedgerAccounts = defineRead({
  name: 'read-ledger-accounts',
  path: 'v1/admin/accounting/accounts',
  access: 'accounting:read',
  summary: 'Accounts of the ledger',
  output: z.object({
    roles: ledgerRolesSchema,
    /** Each kind of permit in the order of the price list. */
    kinds: z.array(z.object({ id: idSchema, name: textSchema, account: z.string() })),
  }),
})

/** Items that are shown of one account. */
export const mostReconciledItems = 300

const reconciledItemSchema = z.object({
  key: z.string(),
  opens: z.nullable(bookedRecordSchema),
  kind: z.enum(reconciledItemKinds),
  label: z.string(),
  /** Who owes or has paid. */
  name: z.nullable(z.string()),
  day: z.nullable(localDaySchema),
  cents: z.int(),
})
export type ReconciledItem = z.output<typeof reconciledItemSchema>

const reconciledAccountSchema = z.object({
  place: z.enum(reconciledPlaces),
  /** The account at the bank; null of every other place. */
  iban: z.nullable(z.string()),
  name: textSchema,
  account: z.string(),
  opening_cents: z.int(),
  debit_cents: z.int(),
  credit_cents: z.int(),
  balance_cents: z.int(),
  /** What makes up the balance, the oldest first; at most three hundred of `item_count`. */
  items: z.array(reconciledItemSchema),
  item_count: z.int(),
  /** The balance less all items; null where nothing says what it should be, as of a bank without balances in its statements. */
  unexplained_cents: z.nullable(z.int()),
})
export type ReconciledAccount = z.output<typeof reconciledAccountSchema>

/** Each account of money, those at banks each by itself, receivables and what is not put to anything: its opening, debits, credits and balance, and what makes that up as of the last day. */
export const readReconciliation = defineOperation({
  name: 'read-reconciliation',
  path: 'v1/admin/accounting/reconciliation',
  access: 'accounting:read',
  summary: 'Accounts of money with what makes up their balance',
  body: z.object(periodFields).check(periodCheck),
  output: z.object({ accounts: z.array(reconciledAccountSchema) }),
  audit: { action: 'ledger:reconcile', kind: 'read' },
})

/** How much is open, by kind and age; ages without an item are left out. */
export const sumOpenItems = defineRead({
  name: 'sum-open-items',
  path: 'v1/admin/accounting/open-items/sums',
  access: 'accounting:read',
  summary: 'Open items by kind and age',
  output: z.object({
    sums: z.array(z.object({ kind: z.enum(openItemKinds), age: z.enum(openItemAges), count: z.int(), cents: z.int() })),
  }),
})

/** Sets the accounts; what is left out becomes empty. Journals are always written with the accounts of today. */
export const updateLedgerAccounts = defineOperation({
  name: 'update-ledger-accounts',
  path: 'v1/admin/accounting/accounts/update',
  access: 'parameters:write',
  summary: 'Sets the accounts of the ledger',
  body: z.extend(ledgerAccountsFormSchema, { seen: seenValues }),
  errors: ['not_found', 'conflict'],
  audit: { action: 'ledger:update', kind: 'change' },
})
