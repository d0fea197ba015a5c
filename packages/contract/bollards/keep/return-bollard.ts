import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { bollardParams, bollardStepSchema } from './bollard-form.ts'

/** Puts a bollard back into use, as the last one, with a list of the permits of now. */
export const returnBollard = defineOperation({
  name: 'return-bollard',
  method: 'POST',
  path: 'v1/admin/bollards/{code}/return',
  access: 'parking:write',
  summary: 'Put a bollard back into use',
  params: bollardParams,
  body: bollardStepSchema,
  output: z.object({ code: z.string() }),
  errors: ['not_found', 'conflict', 'duplicate', 'illegal_transition'],
  audit: { action: 'bollard:return', kind: 'change' },
})
