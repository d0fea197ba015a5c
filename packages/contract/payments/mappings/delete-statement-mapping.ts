import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** Deletes a saved mapping. What was read by it stays. */
export const deleteStatementMapping = defineOperation({
  name: 'delete-statement-mapping',
  method: 'POST',
  path: 'v1/admin/documents/payments/mappings/{id}/delete',
  access: 'payments:write',
  summary: 'Deletes a mapping of CSV statements',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'statement_mapping:delete', kind: 'change' },
})
