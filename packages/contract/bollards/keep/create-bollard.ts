import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { newBollardFormSchema } from './bollard-form.ts'

/** A new bollard. Its gate has an account at the embedded broker and a list from then on. */
export const createBollard = defineOperation({
  name: 'create-bollard',
  method: 'POST',
  path: 'v1/admin/bollards/create',
  access: 'parking:write',
  summary: 'Put a new bollard into use',
  body: newBollardFormSchema,
  output: z.object({ code: z.string() }),
  errors: ['duplicate'],
  audit: { action: 'bollard:create', kind: 'change' },
})
