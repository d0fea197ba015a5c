import { expect, test } from 'vitest'
import { allowedPaymentActions, type PaymentState } from './payment-status.ts'

const of = (more: Partial<PaymentState>) =>
  allowedPaymentActions({
    source: 'bank',
    status: 'unknown',
    direction: 'credit',
    currency: 'EUR',
    cents: 3000,
    kept_cents: 3000,
    allocated_cents: 0,
    reason: null,
    reversal: false,
    to_see: false,
    ...more,
  })

test('each status has the actions that help from it', () => {
  expect(of({})).toEqual(['match', 'ignore', 'clear', 'remove'])
  expect(of({ status: 'foreign', currency: 'USD' })).toEqual(['ignore', 'remove'])
  expect(of({ status: 'matched', allocated_cents: 3000 })).toEqual(['undo', 'remove'])
  expect(of({ status: 'underpaid', allocated_cents: 3000 })).toEqual(['undo', 'remove'])
  expect(of({ status: 'overpaid', allocated_cents: 2000 })).toEqual(['match', 'ignore', 'undo', 'remove'])
  for (const status of ['overpaid', 'early'] as const) expect(of({ status })).toEqual(['match', 'ignore', 'remove'])
  expect(of({ status: 'ignored', reason: 'Donacija' })).toEqual(['undo', 'remove'])
  expect(of({ status: 'ignored', direction: 'debit' })).toEqual(['clear', 'remove'])
  expect(of({ status: 'removed', reason: 'Napačen račun' })).toEqual(['undo'])
  expect(of({ status: 'reversed' })).toEqual(['undo'])
  const back = { direction: 'debit', reversal: true } as const
  expect(of({ ...back, status: 'reversed', to_see: true })).toEqual(['undo', 'see'])
  expect(of({ ...back, status: 'ambiguous' })).toEqual(['ignore', 'take_back', 'remove'])
})

test('what was taken at the counter is given back there, not removed', () => {
  expect(of({ source: 'cash', status: 'matched', allocated_cents: 3000 })).toEqual(['undo'])
  expect(of({ source: 'card_terminal' })).toEqual(['match', 'ignore'])
  expect(of({ source: 'cash', status: 'reversed' })).toEqual([])
})
