import { z } from 'zod/mini'
import { localDaySchema, idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { refundActions, type RefundStatus, refundStatuses } from './refund-status.ts'
import { isIban, plainIban } from '../money/bank/iban.ts'
import type { Text } from '../locale.ts'

/** Why money goes back. The first three return what is left of a payment, the others a part of what an application has paid. */
export const paymentGrounds = ['overpayment', 'double_payment', 'not_ours'] as const
export const applicationGrounds = ['withdrawal', 'revocation', 'wrong_fee'] as const
export const refundGrounds = [...paymentGrounds, ...applicationGrounds] as const
export type RefundGround = (typeof refundGrounds)[number]

const linkedRecord = z.object({ id: idSchema, number: z.string() })

/** One refund. `payee_name` and `iban` are null once the person is forgotten. */
export const refundRowSchema = z.object({
  id: idSchema,
  number: z.string(),
  status: z.enum(refundStatuses),
  ground: z.enum(refundGrounds),
  cents: z.int(),
  payee_name: z.nullable(z.string()),
  iban: z.nullable(z.string()),
  /** The payment provider pays it back to the card that paid. */
  to_card: z.boolean(),
  reason: z.nullable(z.string()),
  /** Absent for a payment that belongs to no application. */
  application: z.nullable(linkedRecord),
  application_number: z.nullable(z.string()),
  payment_id: z.nullable(idSchema),
  proposed_at: instantSchema,
  proposed_by_name: z.string(),
  decided_at: z.nullable(instantSchema),
  decided_by_name: z.nullable(z.string()),
  /** Why it was declined, or why the bank refused it. */
  answer: z.nullable(z.string()),
  /** The payment order that it is in, or was in before it was opened again; `void`: its file is not given out any more. */
  order: z.nullable(z.extend(linkedRecord, { void: z.boolean() })),
  order_number: z.nullable(z.string()),
  paid_on: z.nullable(localDaySchema),
  /** The credit note for the part of the invoice that goes back. */
  credit_note: z.nullable(linkedRecord),
  credit_note_number: z.nullable(z.string()),
  version: z.int(),
  actions: z.array(z.enum(refundActions)),
})
export type RefundRow = z.output<typeof refundRowSchema>

/** A refund after a step. */
export const steppedRefundSchema = z.object({ id: idSchema, number: z.string(), status: z.enum(refundStatuses), version: z.int() })

export const refundAccountSchema = z.string({ error: 'required' }).check(z.overwrite(plainIban), z.refine(isIban, 'refund_iban'))

export const refundStatusLabels: Record<RefundStatus, Text> = {
  proposed: { sl: 'Predlagano', en: 'Proposed' },
  approved: { sl: 'Odobreno', en: 'Approved' },
  ordered: { sl: 'V plačilnem nalogu', en: 'In a payment order' },
  paid: { sl: 'Vrnjeno', en: 'Paid back' },
  declined: { sl: 'Zavrnjeno', en: 'Declined' },
}

export const refundGroundLabels: Record<RefundGround, Text> = {
  overpayment: { sl: 'preveč plačano', en: 'paid too much' },
  double_payment: { sl: 'plačano dvakrat', en: 'paid twice' },
  not_ours: { sl: 'plačilo ni bilo namenjeno nam', en: 'payment not meant for us' },
  withdrawal: { sl: 'umik vloge ali odpoved dovolilnici', en: 'application withdrawn or permit given up' },
  revocation: { sl: 'odvzem dovolilnice', en: 'permit revoked' },
  wrong_fee: { sl: 'napačno določena cena', en: 'fee set wrongly' },
}
