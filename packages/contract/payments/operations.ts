import { z } from 'zod/mini'
import { defineOperation, defineRead } from '../operation.ts'
import { localDaySchema, reasonSchema, idSchema } from '../primitives/field-schemas.ts'
import { openApplicationSchema, paymentDetailsSchema, steppedPaymentSchema } from './payment.ts'
import { seenVersion, stepErrors } from '../history/seen-version.ts'
import { defineListOperation } from '../list.ts'
import { paidApplicationList, paymentList } from './payment-list.ts'
import { paidParts } from '../money/bank/matching.ts'

/**
 * Removes a payment that was recorded by mistake: it pays nothing any more and stays in the books with the reason. Refused once an invoice
 * or a permit hangs on what it paid.
 */
export const deletePayment = defineOperation({
  name: 'delete-payment',
  method: 'GET',
  path: 'v1/admin/documents/payments/{id}/delete',
  access: 'payments:write',
  summary: 'Removes a payment that was recorded by mistake',
  query: z.object({ reason: reasonSchema }),
  changesState: true,
  errors: ['illegal_transition', 'payment_used', 'payment_refunded'],
  audit: { action: 'payment:delete', kind: 'change' },
})

/** Applications that wait to be paid, by a number, plate, name, phone or e-mail address: what a clerk matches a payment to. */
export const findOpenApplications = defineOperation({
  name: 'find-open-applications',
  path: 'v1/admin/documents/payments/open-applications',
  access: 'payments:read',
  summary: 'Applications that wait to be paid',
  body: z.object({ search: z.string({ error: 'required' }).check(z.trim(), z.minLength(2), z.maxLength(120)) }),
  /** At most twenty, the youngest first. */
  output: z.object({ items: z.array(openApplicationSchema) }),
  audit: { action: 'application:list', kind: 'read' },
})

/** One payment with the applications that it may be for. */
export const getPayment = defineRead({
  name: 'get-payment',
  path: 'v1/admin/documents/payments/{id}',
  access: 'payments:read',
  summary: 'One payment',
  output: paymentDetailsSchema,
  audit: { action: 'payment:read', kind: 'read' },
})

/** A clerk sets aside what pays no fee, or what is left of an overpaid one; it may be undone. */
export const ignorePayment = defineOperation({
  name: 'ignore-payment',
  path: 'v1/admin/documents/payments/{id}/ignore',
  access: 'payments:write',
  summary: 'Sets a payment aside with a reason',
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  output: steppedPaymentSchema,
  errors: stepErrors,
  audit: { action: 'payment:ignore', kind: 'change' },
})

/** Paid applications whose invoice has been issued and not sent yet: what `send-invoices` would send. */
export const listInvoicesNotSent = defineListOperation(paidApplicationList, {
  name: 'list-invoices-not-sent',
  path: 'v1/admin/documents/payments/paid-applications/invoice-not-sent/list',
  access: 'payments:read',
  summary: 'Paid applications whose invoice has not been sent',
  audit: { action: 'application:list', kind: 'read' },
})

/** Applications whose fee has been paid in full. */
export const listPaidApplications = defineListOperation(paidApplicationList, {
  name: 'list-paid-applications',
  path: 'v1/admin/documents/payments/paid-applications/list',
  access: 'payments:read',
  summary: 'Paid applications',
  audit: { action: 'application:list', kind: 'read' },
})

export const listPayments = defineListOperation(paymentList, {
  name: 'list-payments',
  path: 'v1/admin/documents/payments',
  access: 'payments:read',
  summary: 'Payments',
  audit: { action: 'payment:list', kind: 'read' },
})

const allocation = z.object({
  application_id: idSchema,
  covers: z._default(z.enum(paidParts), 'price'),
  cents: z.int().check(z.minimum(1, 'allocation_amount')),
})

/** A clerk puts what is left of a payment to one application, or divides it among several. A fee that is now paid in full is settled. */
export const matchPaymentByHand = defineOperation({
  name: 'match-payment',
  path: 'v1/admin/documents/payments/{id}/match',
  access: 'payments:write',
  summary: 'Puts a payment to applications',
  body: z.object({ ...seenVersion, allocations: z.array(allocation).check(z.minLength(1), z.maxLength(50)) }),
  output: steppedPaymentSchema,
  errors: [...stepErrors, 'payment_refunded'],
  audit: { action: 'payment:match', kind: 'change' },
})

/** What came for an application, and what is still open. */
export const readApplicationPayments = defineRead({
  name: 'read-application-payments',
  path: 'v1/admin/applications/{id}/payments',
  access: 'payments:read',
  summary: 'Payments of an application',
  output: z.object({
    fee_cents: z.int(),
    received_cents: z.int(),
    open_cents: z.int(),
    /** What came before the decision; it is put to the price when the application is approved. */
    early_cents: z.int(),
    payments: z.array(
      z.object({
        id: idSchema,
        booked_on: localDaySchema,
        payer_name: z.nullable(z.string()),
        /** The part of it that is put to this application. */
        cents: z.int(),
      }),
    ),
  }),
})

/** A clerk has looked at what the product took back because of a statement: it leaves the list of what is to be handled. */
export const seePayment = defineOperation({
  name: 'see-payment',
  path: 'v1/admin/documents/payments/{id}/see',
  access: 'payments:write',
  summary: 'Notes that a payment that was taken back has been looked at',
  body: z.object({ ...seenVersion }),
  output: steppedPaymentSchema,
  errors: stepErrors,
  audit: { action: 'payment:see', kind: 'change' },
})

/** What was paid in a range of days, half-open; without days, all of it. */
export const sumPaidApplications = defineOperation({
  name: 'sum-paid-applications',
  path: 'v1/admin/documents/payments/paid-applications',
  access: 'payments:read',
  summary: 'How many applications were paid, and how much came for them',
  body: z.object({ from: z.optional(localDaySchema), until: z.optional(localDaySchema) }),
  output: z.object({
    applications: z.int(),
    received_cents: z.int(),
    /** Paid applications whose permit has not been issued. */
    without_permit: z.int(),
  }),
})

/** A clerk says which payment the bank took back by this movement: one of the same amount, which pays nothing from then on. */
export const takeBackPayment = defineOperation({
  name: 'take-back-payment',
  path: 'v1/admin/documents/payments/{id}/take-back',
  access: 'payments:write',
  summary: 'Says which payment the bank took back by a movement',
  body: z.object({ ...seenVersion, payment_id: idSchema }),
  output: steppedPaymentSchema,
  errors: [...stepErrors, 'payment_used', 'payment_refunded', 'given_back'],
  audit: { action: 'payment:reverse', kind: 'change' },
})

/**
 * Takes back what was done with a payment. An application that was paid by it waits for its payment again; one whose permit or invoice was
 * issued cannot be taken back. Of what the bank took back either side may be named: the payment pays again what is still open of what it paid, and the
 * movement waits for a clerk. With `covers` only what it pays of that part, as of an administrative fee, for which nothing is issued.
 */
export const undoPayment = defineOperation({
  name: 'undo-payment',
  path: 'v1/admin/documents/payments/{id}/undo',
  access: 'payments:write',
  summary: 'Takes back what was done with a payment',
  body: z.object({ ...seenVersion, reason: reasonSchema, covers: z.optional(z.enum(paidParts)) }),
  output: steppedPaymentSchema,
  errors: [...stepErrors, 'payment_used', 'payment_refunded'],
  audit: { action: 'payment:undo', kind: 'change' },
})
