import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { subjectRequestSchema } from './subject-request.ts'

export const readSubjectRequest = defineOperation({
  name: 'read-subject-request',
  method: 'GET',
  path: 'v1/admin/subject-requests/{id}',
  access: 'privacy:read',
  summary: 'One request of a data subject',
  params: idParams,
  output: subjectRequestSchema,
  errors: ['not_found'],
  audit: { action: 'subject_request:read', kind: 'read' },
})
