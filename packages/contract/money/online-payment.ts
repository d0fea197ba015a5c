import { z } from 'zod/mini'
import { idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { paidParts } from './bank/matching.ts'

/**
 * - `open`: ordered; the payer may be on the provider's page.
 * - `paid`: the provider has confirmed it.
 * - `declined`: the payer's bank has refused the card.
 * - `cancelled`: the payer has left it, or another amount is to be paid meanwhile.
 * - `expired`: nobody paid in time.
 * - `mismatch`: the provider told of another amount or currency than was ordered; a clerk must look.
 */
export const onlinePaymentStatuses = ['open', 'paid', 'declined', 'cancelled', 'expired', 'mismatch'] as const
export type OnlinePaymentStatus = (typeof onlinePaymentStatuses)[number]

/** Why the payer's bank refused a card, as far as the provider says it. */
export const declineCodes = ['insufficient_funds', 'expired_card', 'authentication_failed', 'other'] as const
export type DeclineCode = (typeof declineCodes)[number]

/** A card payment as its payer sees it. Whoever knows its id may read it: it names nobody. */
export const onlinePaymentSchema = z.object({
  id: idSchema,
  /** The price of the permit, or the administrative fee of the procedure: each is paid by itself. */
  covers: z.enum(paidParts),
  status: z.enum(onlinePaymentStatuses),
  cents: z.int(),
  decline_code: z.nullable(z.enum(declineCodes)),
  /** The part that the application did not take any more: paid otherwise meanwhile, or withdrawn. It goes back. */
  left_cents: z.int(),
  /** No money moves: the provider is a trial. */
  test: z.boolean(),
})
export type OnlinePayment = z.output<typeof onlinePaymentSchema>

/** Whether and how the price of an application, or its administrative fee, can be paid by card now. */
export const cardOfferSchema = z.object({
  /** False: only what became of the last attempt is told. */
  offered: z.boolean(),
  cents: z.int(),
  test: z.boolean(),
  latest: z.nullable(onlinePaymentSchema),
})
export type CardOffer = z.output<typeof cardOfferSchema>

/** A card payment as a clerk sees it. */
export const onlinePaymentRowSchema = z.extend(onlinePaymentSchema, {
  transaction_id: z.nullable(z.string()),
  /** The provider's id, to find it there. */
  provider_id: z.nullable(z.string()),
  /** The payment in the books that it became. */
  payment_id: z.nullable(idSchema),
  created_at: instantSchema,
  ended_at: z.nullable(instantSchema),
})
export type OnlinePaymentRow = z.output<typeof onlinePaymentRowSchema>
