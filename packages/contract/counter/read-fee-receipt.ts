import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** The receipt of an administrative fee that was paid at the counter (`{id}` is the movement), as a PDF for the payer. It has no invoice. */
export const readFeeReceipt = defineOperation({
  name: 'read-fee-receipt',
  method: 'GET',
  path: 'v1/admin/counter/movements/{id}/receipt',
  access: 'payments:read',
  summary: 'The receipt of an administrative fee paid at the counter, as a PDF',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'drawer:print_receipt', kind: 'read' },
})
