import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** The letter with which an appeal was sent to the organ of second instance (PDF), the same bytes every time. */
export const readAppealLetter = defineOperation({
  name: 'read-appeal-letter',
  method: 'GET',
  path: 'v1/admin/appeals/{id}/letter',
  access: 'applications:read',
  summary: 'The letter with which an appeal was sent on (PDF)',
  params: idParams,
  errors: ['not_found'],
  audit: { action: 'appeal:read_letter', kind: 'read' },
})
