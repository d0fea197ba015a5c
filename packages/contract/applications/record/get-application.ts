import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { applicationDetailsSchema } from '../application.ts'

/** One application with everything a clerk decides by. */
export const getApplication = defineOperation({
  name: 'get-application',
  method: 'GET',
  path: 'v1/admin/applications/{id}',
  access: 'applications:read',
  summary: 'One application',
  params: idParams,
  output: applicationDetailsSchema,
  errors: ['not_found'],
  audit: { action: 'application:read', kind: 'read' },
})
