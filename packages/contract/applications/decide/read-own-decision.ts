import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** The decision on one's own rejected application as a PDF. */
export const readOwnDecision = defineOperation({
  name: 'read-own-decision',
  method: 'GET',
  path: 'v1/user/applications/{id}/decision',
  access: 'session',
  summary: 'The decision on one of my applications as a PDF',
  params: idParams,
  errors: ['not_found'],
})
