import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { bollardFormSchema, bollardParams } from './bollard-form.ts'

/** Changes a bollard in use. Another lot or fail mode gives its gate another list. */
export const updateBollard = defineOperation({
  name: 'update-bollard',
  method: 'POST',
  path: 'v1/admin/bollards/{code}/update',
  access: 'parking:write',
  summary: 'Change a bollard',
  params: bollardParams,
  body: bollardFormSchema,
  output: z.object({ code: z.string() }),
  errors: ['not_found', 'conflict', 'duplicate', 'illegal_transition'],
  audit: { action: 'bollard:update', kind: 'change' },
})
