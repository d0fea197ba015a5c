import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { appealSchema } from './appeal.ts'

export const readAppeal = defineOperation({
  name: 'read-appeal',
  method: 'GET',
  path: 'v1/admin/appeals/{id}',
  access: 'applications:read',
  summary: 'One appeal',
  params: idParams,
  output: appealSchema,
  errors: ['not_found'],
  audit: { action: 'appeal:read', kind: 'read' },
})
