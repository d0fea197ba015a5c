import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { bollardParams, bollardStepSchema } from './bollard-form.ts'

/** Takes a bollard out of use: its gate gets an empty list, its hold is ended, it takes no more commands. Its history stays. */
export const retireBollard = defineOperation({
  name: 'retire-bollard',
  method: 'POST',
  path: 'v1/admin/bollards/{code}/retire',
  access: 'parking:write',
  summary: 'Take a bollard out of use',
  params: bollardParams,
  body: bollardStepSchema,
  output: z.object({ code: z.string() }),
  errors: ['not_found', 'conflict', 'illegal_transition'],
  audit: { action: 'bollard:retire', kind: 'change' },
})
