import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { actDetailsSchema } from './issued-act.ts'

/** An issued act with its service and its terms. */
export const getAct = defineOperation({
  name: 'get-act',
  method: 'GET',
  path: 'v1/admin/acts/{id}',
  access: 'applications:read',
  summary: 'An issued act with its service and its terms',
  params: idParams,
  output: actDetailsSchema,
  errors: ['not_found'],
  audit: { action: 'act:view', kind: 'read' },
})
