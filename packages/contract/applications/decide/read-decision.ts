import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** The decision on a rejected application as a PDF, as the applicant receives it. */
export const readDecision = defineOperation({
  name: 'read-decision',
  method: 'GET',
  path: 'v1/admin/applications/{id}/decision',
  access: 'applications:read',
  summary: 'The decision on an application as a PDF',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'application:print', kind: 'read' },
})
