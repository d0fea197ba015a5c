import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** The payment order of an application's administrative fee as a PDF, for a payer without e-mail. */
export const readFeeOrder = defineOperation({
  name: 'read-fee-order',
  method: 'GET',
  path: 'v1/admin/applications/{id}/administrative-fee/order',
  access: 'applications:read',
  summary: 'The payment order of an administrative fee as a PDF',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'administrative_fee:read_order', kind: 'read' },
})
