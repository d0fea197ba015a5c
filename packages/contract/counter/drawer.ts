import type { PaymentMethod } from '../invoices/invoice.ts'

/** How people pay at the counter. */
export const counterMethods = ['cash', 'card'] as const satisfies readonly PaymentMethod[]
export type CounterMethod = (typeof counterMethods)[number]

/**
 * What happens to the money of a device.
 *
 * - `payment`: somebody paid an application.
 * - `give_back`: a payment was taken back, and its money handed out.
 * - `change_money`: coins and notes put into the drawer to give change.
 */
export const movementKinds = ['payment', 'give_back', 'change_money'] as const
export type MovementKind = (typeof movementKinds)[number]

/** One movement in cents: above 0 what comes in, below 0 what goes out. */
export interface DrawerMovement {
  kind: MovementKind
  method: CounterMethod
  cents: number
}

/** Euro notes and coins, in cents, the largest first. */
export const denominations = [50_000, 20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const

const sumOf = (movements: readonly DrawerMovement[], kind: MovementKind, method: CounterMethod): number =>
  movements.reduce((sum, one) => (one.kind === kind && one.method === method ? sum + one.cents : sum), 0)

/** What a device took since its last closing. Amounts are above 0, also of what was given back. */
export interface DrawerSums {
  payments: number
  give_backs: number
  cash_cents: number
  cash_back_cents: number
  card_cents: number
  card_back_cents: number
  change_money_cents: number
}

export const drawerSums = (movements: readonly DrawerMovement[]): DrawerSums => ({
  payments: movements.filter(({ kind }) => kind === 'payment').length,
  give_backs: movements.filter(({ kind }) => kind === 'give_back').length,
  cash_cents: sumOf(movements, 'payment', 'cash'),
  cash_back_cents: 0 - sumOf(movements, 'give_back', 'cash'),
  card_cents: sumOf(movements, 'payment', 'card'),
  card_back_cents: 0 - sumOf(movements, 'give_back', 'card'),
  change_money_cents: sumOf(movements, 'change_money', 'cash'),
})

/**
 * The cash that must lie in the drawer.
 * @param opening what the last closing left in it
 */
export const expectedCash = (opening: number, sums: DrawerSums): number =>
  opening + sums.change_money_cents + sums.cash_cents - sums.cash_back_cents

/** What a count says: how far it is from what must be there, and what stays in the drawer for the next day. */
export const closingOf = (expected: number, counted: number, deposit: number) => ({
  difference_cents: counted - expected,
  left_cents: counted - deposit,
})

/** The sum of counted notes and coins; `counts` has how many of each, by the value in cents. */
export const countedCents = (counts: Readonly<Record<string, number>>): number =>
  Object.entries(counts).reduce((sum, [value, count]) => sum + Number(value) * count, 0)
