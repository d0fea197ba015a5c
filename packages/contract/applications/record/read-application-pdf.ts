import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** The application as a PDF, its documents listed. */
export const readApplicationPdf = defineOperation({
  name: 'read-application-pdf',
  method: 'GET',
  path: 'v1/admin/applications/{id}/pdf',
  access: 'applications:read',
  summary: 'An application as a PDF',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'application:print', kind: 'read' },
})
