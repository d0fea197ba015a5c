import { z } from 'zod/mini'
import { defineList } from '../list.ts'
import type { Locale } from '../locale.ts'
import { localDaySchema, idSchema } from '../primitives/field-schemas.ts'
import { formatCents } from '../primitives/money.ts'
import { paymentDirections, paymentRowSchema, paymentStatusSchema } from './payment.ts'
import { paymentSources } from './payment-source.ts'
import { paymentSourceLabels, paymentStatusLabels } from './payment-status.ts'

/** `1234` hundredths of another currency than euros: `12,34 USD`, in English `12.34 USD`. */
const foreignAmount = (cents: number, currency: string, locale: Locale): string =>
  `${(cents / 100).toFixed(2).replace('.', locale === 'en' ? '.' : ',')} ${currency}`

/** The amount of a payment in its currency; `cents` as the account sees it, negative for what went out. */
export const formatPaidAmount = (cents: number, currency: string, locale: Locale): string =>
  currency === 'EUR' ? formatCents(cents, locale) : foreignAmount(cents, currency, locale)

export const paymentList = defineList({
  title: { sl: 'Plačila', en: 'Payments' },
  row: paymentRowSchema,
  columns: {
    booked_on: { title: { sl: 'Datum', en: 'Day' }, kind: 'day', fixed: true },
    status: { title: { sl: 'Stanje', en: 'Status' }, labels: paymentStatusLabels },
    payer_name: { title: { sl: 'Plačnik', en: 'Payer' }, wide: true },
    cents: {
      title: { sl: 'Znesek', en: 'Amount' },
      kind: 'money',
      text: ({ cents, currency }, locale) => formatPaidAmount(cents, currency, locale),
    },
    application_numbers: {
      title: { sl: 'Vloga', en: 'Application' },
      text: ({ application_numbers: paid, proposed_numbers: proposed }) => paid || (proposed && `${proposed}?`),
    },
    reference: { title: { sl: 'Sklic', en: 'Reference' } },
    purpose: { title: { sl: 'Namen', en: 'Purpose' }, wide: true },
    left_cents: { title: { sl: 'Ostane', en: 'Left' }, kind: 'money', hidden: true },
    payer_iban: { title: { sl: 'Račun plačnika', en: 'Payer’s account' }, hidden: true },
    currency: { title: { sl: 'Valuta', en: 'Currency' }, hidden: true },
    source: { title: { sl: 'Način', en: 'Source' }, labels: paymentSourceLabels, hidden: true },
    transaction_id: { title: { sl: 'ID transakcije', en: 'Transaction ID' }, hidden: true },
    reason: { title: { sl: 'Razlog', en: 'Reason' }, hidden: true },
  },
  sortable: ['booked_on', 'cents', 'payer_name', 'status'],
  defaultSort: { key: 'booked_on', order: 'desc' },
  period: { from: 'from', until: 'until' },
  filters: z.object({
    /** A part of the payer's name, reference, purpose, account or transaction, or of the number of an application that it is put to. */
    search: z.string().check(z.trim(), z.maxLength(120)),
    /** One status, several, or all in which a clerk must do something. */
    status: z.union([paymentStatusSchema, z.literal('waiting'), z.array(paymentStatusSchema).check(z.minLength(1))]),
    direction: z.enum(paymentDirections),
    source: z.enum(paymentSources),
    /** The payments that one upload brought. */
    upload_id: idSchema,
    statement_id: idSchema,
    /** Half-open local days of the booking. */
    from: localDaySchema,
    until: localDaySchema,
  }),
})

export const paidApplicationList = defineList({
  title: { sl: 'Plačane vloge', en: 'Paid applications' },
  row: z.object({
    id: idSchema,
    number: z.string(),
    name: z.string(),
    fee_cents: z.int(),
    received_cents: z.int(),
    /** The day of the last payment. */
    paid_on: localDaySchema,
    permit_number: z.nullable(z.string()),
  }),
  columns: {
    number: { title: { sl: 'Vloga', en: 'Application' }, fixed: true },
    name: { title: { sl: 'Vlagatelj', en: 'Applicant' }, wide: true },
    fee_cents: { title: { sl: 'Cena', en: 'Price' }, kind: 'money' },
    received_cents: { title: { sl: 'Prejeto', en: 'Received' }, kind: 'money' },
    paid_on: { title: { sl: 'Plačano', en: 'Paid' }, kind: 'day' },
    permit_number: { title: { sl: 'Dovolilnica', en: 'Permit' } },
  },
  sortable: ['number', 'name', 'paid_on', 'received_cents'],
  defaultSort: { key: 'paid_on', order: 'desc' },
  filters: z.object({
    search: z.string().check(z.trim(), z.maxLength(120)),
    /** True: only those that wait for their permit. */
    without_permit: z.boolean(),
    /** True: only those for which no invoice is issued, or whose invoice was taken back. */
    without_invoice: z.boolean(),
  }),
})
