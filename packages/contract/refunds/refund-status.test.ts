import { expect, test } from 'vitest'
import { allowedRefundActions, refundActions, refundStatuses } from './refund-status.ts'

test('whoever proposed a refund may decline it, and never approve it', () => {
  const refund = {
    status: 'proposed' as const,
    proposed_by: 'ana',
    to_card: false,
    iban: 'SI56192001234567892',
    is_credited: false,
    ordered_by: null,
  }
  expect(allowedRefundActions(refund, 'ana')).toEqual(['decline'])
  expect(allowedRefundActions(refund, 'bor')).toEqual(['approve', 'decline'])
  expect(allowedRefundActions(refund, null)).toEqual([])
})

test('only an approved refund goes into an order, and nothing follows a paid or declined one', () => {
  const of = (status: (typeof refundStatuses)[number]) =>
    allowedRefundActions(
      { status, proposed_by: 'ana', to_card: false, iban: 'SI56192001234567892', is_credited: false, ordered_by: null },
      'bor',
    )
  expect(refundStatuses.filter((status) => of(status).includes('order'))).toEqual(['approved'])
  expect([...of('paid'), ...of('declined')]).toEqual([])
  expect(new Set(refundStatuses.flatMap(of))).toEqual(new Set(refundActions.filter((action) => action !== 'give_account')))
})

test('whoever made the order does not open it again', () => {
  const refund = { status: 'ordered' as const, proposed_by: 'ana', to_card: false, iban: 'SI56192001234567892', is_credited: false }
  expect(allowedRefundActions({ ...refund, ordered_by: 'bor' }, 'bor')).toEqual(['settle'])
  expect(allowedRefundActions({ ...refund, ordered_by: 'bor' }, 'ana')).toEqual(['reopen', 'settle'])
})

test('what goes to a card is in no order, and a refund without a destination waits for one before anybody approves', () => {
  const refund = { proposed_by: 'ana', iban: null, is_credited: false, ordered_by: null }
  expect(allowedRefundActions({ ...refund, status: 'approved', to_card: true }, 'bor')).toEqual([])
  expect(allowedRefundActions({ ...refund, status: 'proposed', to_card: true }, 'bor')).toEqual(['approve', 'decline'])
  expect(allowedRefundActions({ ...refund, status: 'proposed', to_card: false }, 'bor')).toEqual(['decline', 'give_account'])
})

test('what has its credit note goes back, whatever the card said: it is not declined', () => {
  const refund = { status: 'proposed' as const, proposed_by: 'ana', to_card: false, is_credited: true, ordered_by: null }
  expect(allowedRefundActions({ ...refund, iban: null }, 'bor')).toEqual(['give_account'])
  expect(allowedRefundActions({ ...refund, iban: 'SI56192001234567892' }, 'bor')).toEqual(['approve'])
})
