import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idSchema } from '../primitives/ids.ts'
import { textSchema } from '../primitives/field-schemas.ts'
import { refundGrounds } from './refund.ts'

/** What a refund may return: what is left of a payment, or what an application has paid. */
export const refundSource = z.object({ payment_id: z.optional(idSchema), application_id: z.optional(idSchema) })

/** What can be returned, and what the rule of the kind proposes. */
export const refundableSchema = z.object({
  /** The most that may be returned now, in cents; refunds on their way are taken off. */
  most_cents: z.int(),
  proposed_cents: z.int(),
  /** The most that may go back to the card that paid; 0: only by a transfer. */
  card_cents: z.int(),
  /** How the proposal was computed. */
  explanation: textSchema,
  ground: z.enum(refundGrounds),
  /** Who paid, and from which account; what is not known is null. */
  payee_name: z.nullable(z.string()),
  iban: z.nullable(z.string()),
})
export type Refundable = z.output<typeof refundableSchema>

/** What can be returned of a payment or to an application. */
export const readRefundable = defineOperation({
  name: 'read-refundable',
  method: 'GET',
  path: 'v1/admin/refunds/refundable',
  access: 'payments:write',
  summary: 'What may be paid back of a payment or for an application',
  query: refundSource,
  output: refundableSchema,
  errors: ['not_found'],
})
