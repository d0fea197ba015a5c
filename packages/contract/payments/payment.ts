import { z } from 'zod/mini'
import { paidParts } from '../money/bank/matching.ts'
import { localDaySchema, idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { paymentSources } from './payment-source.ts'
import { paymentActions, paymentStatuses } from './payment-status.ts'

export const paymentDirections = ['credit', 'debit'] as const
export const paymentStatusSchema = z.enum(paymentStatuses)

/** An application that a payment is put to, or may be for. */
export const paidApplicationSchema = z.object({ id: idSchema, number: z.string(), name: z.string() })

/** An application, or its administrative fee, with what is still to be paid. */
export const openApplicationSchema = z.extend(paidApplicationSchema, {
  covers: z.enum(paidParts),
  fee_cents: z.int(),
  /** 0: nothing may be paid now; its status says why. */
  open_cents: z.int(),
  status: z.string(),
})
export type OpenApplication = z.output<typeof openApplicationSchema>

/** What of a payment agrees with an application that it may be for; `family_name` where only the last word of the name does. */
export const proposalSigns = ['reference', 'plate', 'name', 'family_name', 'amount'] as const
export type ProposalSign = (typeof proposalSigns)[number]

/** An application that takes what is left of a payment, with what speaks for it. */
export const proposalSchema = z.extend(openApplicationSchema, { plates: z.array(z.string()), signs: z.array(z.enum(proposalSigns)) })
export type Proposal = z.output<typeof proposalSchema>

/** One line of the list of payments. Amounts are in hundredths of the currency. */
export const paymentRowSchema = z.object({
  id: idSchema,
  source: z.enum(paymentSources),
  direction: z.enum(paymentDirections),
  booked_on: localDaySchema,
  /** As the account sees it: negative for what went out. */
  cents: z.int(),
  currency: z.string(),
  payer_name: z.nullable(z.string()),
  payer_iban: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  purpose: z.nullable(z.string()),
  /** What the card terminal or the payment provider names it by. */
  transaction_id: z.nullable(z.string()),
  status: paymentStatusSchema,
  /** What is put to applications, and what is left of it. */
  allocated_cents: z.int(),
  left_cents: z.int(),
  /** The applications it is put to; their numbers in one line are `application_numbers`. */
  applications: z.array(paidApplicationSchema),
  application_numbers: z.string(),
  /** Numbers of the applications that it may be for, while it is put to none. */
  proposed_numbers: z.string(),
  /** Three of them at most that take something now, the likeliest first; empty where nothing is left to be put to one. */
  proposals: z.array(proposalSchema),
  reversal: z.boolean(),
  to_see: z.boolean(),
  reason: z.nullable(z.string()),
  version: z.int(),
  actions: z.array(z.enum(paymentActions)),
})

export type PaymentRow = z.output<typeof paymentRowSchema>

/** What a payment was put to, with what was taken back. */
export const allocationSchema = z.object({
  id: idSchema,
  application: paidApplicationSchema,
  covers: z.enum(paidParts),
  cents: z.int(),
  made_at: instantSchema,
  /** Null: by the product, from the reference. */
  made_by_name: z.nullable(z.string()),
  undone_at: z.nullable(instantSchema),
  undo_reason: z.nullable(z.string()),
})

/** Another payment as one sees it beside this one. */
export const otherPaymentSchema = z.object({
  id: idSchema,
  booked_on: localDaySchema,
  cents: z.int(),
  payer_name: z.nullable(z.string()),
  payer_iban: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  application_numbers: z.string(),
})

/** A payment that the bank may have taken back by a movement. */
export const returnedPaymentSchema = z.extend(otherPaymentSchema, {
  /** The movement names it: by a mark of the payer or the bank, the reference, the payer's account or name. */
  named: z.boolean(),
  /** A permit or an invoice hangs on it, or a refund of it is on its way: it cannot be taken back as long as that is so. */
  used: z.boolean(),
})
export type ReturnedPayment = z.output<typeof returnedPaymentSchema>

/** One payment with all that a clerk decides by. */
export const paymentDetailsSchema = z.extend(paymentRowSchema, {
  value_on: z.nullable(localDaySchema),
  /** The payment that was taken back by it, or the movement that took it back. */
  counterpart: z.nullable(otherPaymentSchema),
  /** What the bank may have taken back by it, what it names first; empty unless a clerk has to say which. */
  may_reverse: z.array(returnedPaymentSchema),
  statement: z.nullable(z.object({ id: idSchema, bank_id: z.nullable(z.string()), file_name: z.string() })),
  allocations: z.array(allocationSchema),
  /** Applications it may be for: by a part of the reference, or by amount and name. */
  candidates: z.array(openApplicationSchema),
})
export type PaymentDetails = z.output<typeof paymentDetailsSchema>

/** A payment after a step. */
export const steppedPaymentSchema = z.object({ id: idSchema, status: paymentStatusSchema, version: z.int() })
