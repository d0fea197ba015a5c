import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldErrors } from '../errors.ts'
import { addChangeMoney } from './operations.ts'
import { closingOf, countedCents, denominations, drawerSums, expectedCash, type DrawerMovement } from './drawer.ts'

const amount = fc.integer({ min: 1, max: 5_000_000 })
const methods = fc.constantFrom('cash' as const, 'card' as const)
const movement: fc.Arbitrary<DrawerMovement> = fc.oneof(
  fc.record({ kind: fc.constant('payment' as const), method: methods, cents: amount }),
  fc.record({ kind: fc.constant('give_back' as const), method: methods, cents: amount.map((cents) => -cents) }),
  fc.record({ kind: fc.constant('change_money' as const), method: fc.constant('cash' as const), cents: amount }),
)

/** A day: what happened, what was counted more or less than expected, and what went to the bank. */
const day = fc.record({
  movements: fc.array(movement),
  off: fc.integer({ min: -500, max: 500 }),
  deposited: fc.integer({ min: 0, max: 100 }),
})

test('no cent is lost over any days: what came in and what was found lies in the drawer, at the bank, or was given back', () => {
  fc.assert(
    fc.property(fc.array(day), (days) => {
      let opening = 0
      let [cash, deposits, differences] = [0, 0, 0]
      for (const { movements, off, deposited } of days) {
        const expected = expectedCash(opening, drawerSums(movements))
        const counted = Math.max(0, expected + off)
        const deposit = Math.floor((counted * deposited) / 100)
        const closing = closingOf(expected, counted, deposit)
        cash += movements.filter(({ method }) => method === 'cash').reduce((sum, { cents }) => sum + cents, 0)
        deposits += deposit
        differences += closing.difference_cents
        opening = closing.left_cents
      }
      expect(opening).toBe(cash + differences - deposits)
    }),
  )
})

test('cards and cash are apart, and what was given back is not below nothing', () => {
  const sums = drawerSums([
    { kind: 'change_money', method: 'cash', cents: 5000 },
    { kind: 'payment', method: 'cash', cents: 3000 },
    { kind: 'payment', method: 'card', cents: 4000 },
    { kind: 'give_back', method: 'card', cents: -4000 },
    { kind: 'give_back', method: 'cash', cents: -3000 },
    { kind: 'payment', method: 'cash', cents: 1250 },
  ])
  expect(sums).toEqual({
    payments: 3,
    give_backs: 2,
    cash_cents: 4250,
    cash_back_cents: 3000,
    card_cents: 4000,
    card_back_cents: 4000,
    change_money_cents: 5000,
  })
  expect(expectedCash(1000, sums)).toBe(7250)
  expect(Object.is(drawerSums([]).cash_back_cents, 0)).toBe(true)
})

test('counted notes and coins make the sum', () => {
  expect(countedCents({ 5000: 1, 2000: 2, 5: 3 })).toBe(9015)
  expect(countedCents({})).toBe(0)
  expect(denominations.toSorted((a, b) => b - a)).toEqual([...denominations])
})

test('the limits of an amount are told in euros, as it is typed', () => {
  const told = (cents: number) =>
    fieldErrors(addChangeMoney.body.safeParse({ cents }).error?.issues ?? [], 'en').map(({ message }) => message)
  expect(told(0)).toEqual(['The smallest value is €0.01.'])
  expect(told(1_000_001)).toEqual(['The largest value is €10,000.00.'])
})
