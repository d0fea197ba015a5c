import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** The record of a closing as a PDF, to be signed and filed. */
export const readClosingPdf = defineOperation({
  name: 'read-closing-pdf',
  method: 'GET',
  path: 'v1/admin/counter/closings/{id}/pdf',
  access: 'payments:read',
  summary: 'The record of a closing as a PDF',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'drawer:print_closing', kind: 'read' },
})
