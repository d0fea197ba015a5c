import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** The payment order as the file that the bank takes: ISO 20022, pain.001.001.09. The same bytes every time; one that is void is not given out. */
export const readRefundOrder = defineOperation({
  name: 'read-refund-order',
  method: 'GET',
  path: 'v1/admin/refunds/orders/{id}',
  access: 'payments:write',
  summary: 'A payment order as a file for the bank',
  params: idParams,
  errors: ['not_found', 'order_void'],
  audit: { action: 'refund:read_order', kind: 'read', everyTime: true },
})
