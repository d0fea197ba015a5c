import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** The letter with which a request was answered (PDF), the same bytes every time. */
export const readSubjectLetter = defineOperation({
  name: 'read-subject-letter',
  method: 'GET',
  path: 'v1/admin/subject-requests/{id}/letter',
  access: 'privacy:read',
  summary: 'The answer to a request of a data subject (PDF)',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'subject_request:read_letter', kind: 'read' },
})
