import { expect, test } from 'vitest'
import { allowedRefundActions, refundActions, refundStatuses } from './refund-status.ts'

test('whoever proposed a refund may decline it, and never approve it', () => {
  const refund = { status: 'proposed' as const, proposed_by: 'ana' }
  expect(allowedRefundActions(refund, 'ana')).toEqual(['decline'])
  expect(allowedRefundActions(refund, 'bor')).toEqual(['approve', 'decline'])
  expect(allowedRefundActions(refund, null)).toEqual([])
})

test('only an approved refund goes into an order, and nothing follows a paid or declined one', () => {
  const of = (status: (typeof refundStatuses)[number]) => allowedRefundActions({ status, proposed_by: 'ana' }, 'bor')
  expect(refundStatuses.filter((status) => of(status).includes('order'))).toEqual(['approved'])
  expect([...of('paid'), ...of('declined')]).toEqual([])
  expect(new Set(refundStatuses.flatMap(of))).toEqual(new Set(refundActions))
})
