import { z } from 'zod/mini'
import type { Text } from '../../locale.ts'
import { defineOperation, defineRead } from '../../operation.ts'
import { localDaySchema, reasonSchema, idSchema } from '../../primitives/field-schemas.ts'
import { seenVersion, stepErrors } from '../../history/seen-version.ts'
import { steppedPaymentSchema } from '../payment.ts'

/** Where money lies that is not at the bank yet: until a movement of a statement clears it. */
export const clearingPlaces = ['card_terminal', 'card_online', 'machine_coins', 'cash_in_transit'] as const
export type ClearingPlace = (typeof clearingPlaces)[number]

/** What a movement of a statement is that clears a place. */
export const clearingPlaceLabels: Readonly<Record<ClearingPlace, Text>> = {
  card_terminal: { sl: 'Izplačilo kartic na okencu', en: 'Payout of cards at the counter' },
  card_online: { sl: 'Izplačilo kartic na spletu', en: 'Payout of cards online' },
  machine_coins: { sl: 'Kovanci iz parkomatov', en: 'Coins of coin machines' },
  cash_in_transit: { sl: 'Polog ali menjalni denar', en: 'Cash of a drawer' },
}

/** What puts money to such a place: a payment, a refund to a card, an emptying, a closing with its deposit, or change money. */
const clearingItemKinds = ['payment', 'refund', 'emptying', 'closing', 'change_money'] as const

export const clearingItemSchema = z.object({
  id: idSchema,
  kind: z.enum(clearingItemKinds),
  place: z.enum(clearingPlaces),
  /** The terminal's slip, the provider's transaction, or the number of the refund, emptying or closing. */
  label: z.string(),
  day: localDaySchema,
  /** Negative for what leaves the place. */
  cents: z.int(),
})
export type ClearingItem = z.output<typeof clearingItemSchema>

/**
 * What a clearing does not account for: what is cleared, less what came to the bank and the fee that was kept. It stands on an account of its own, with its
 * reason.
 */
export const clearingDifference = (items: readonly Pick<ClearingItem, 'cents'>[], net: number, fee: number): number =>
  items.reduce((sum, { cents }) => sum + cents, 0) - net - fee

/** Acquirers keep at most this part of what they pay out. */
export const highestFee = 0.05

/** Whether a fee is so high that it wants a reason. */
export const isHighFee = (items: readonly Pick<ClearingItem, 'cents'>[], fee: number): boolean =>
  fee > Math.abs(items.reduce((sum, { cents }) => sum + cents, 0)) * highestFee

/** What a movement of a statement may clear: everything that still lies somewhere. */
export const readClearingItems = defineRead({
  name: 'read-clearing-items',
  path: 'v1/admin/documents/payments/{id}/clearing-items',
  access: 'payments:read',
  summary: 'What a movement of a statement may clear',
  output: z.object({
    items: z.array(clearingItemSchema),
    /** What the movement seems to clear, for a clerk to judge. */
    proposal: z.object({ place: z.nullable(z.enum(clearingPlaces)), item_ids: z.array(idSchema), fee_cents: z.int() }),
  }),
})

/**
 * A clerk says what a movement of a statement clears: a payout of cards, with the fee that was kept, counted coins, a deposit or change money. A difference
 * and a high fee want a reason; cash of a drawer has no fee. It may be undone.
 */
export const clearPayment = defineOperation({
  name: 'clear-payment',
  path: 'v1/admin/documents/payments/{id}/clear',
  access: 'payments:write',
  summary: 'Says which cards, coins or cash a movement of a statement brings to the bank',
  body: z.object({
    ...seenVersion,
    place: z.enum(clearingPlaces),
    item_ids: z.array(idSchema).check(z.minLength(1), z.maxLength(2000)),
    fee_cents: z._default(z.int().check(z.minimum(0), z.maximum(100_000_000)), 0),
    reason: z.optional(reasonSchema),
  }),
  output: steppedPaymentSchema,
  errors: stepErrors,
  audit: { action: 'payment:clear', kind: 'change' },
})
