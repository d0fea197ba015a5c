import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idSchema } from '../../primitives/ids.ts'
import { businessPremiseFormSchema } from './business-premise.ts'

export const createBusinessPremise = defineOperation({
  name: 'create-business-premise',
  method: 'POST',
  path: 'v1/admin/premises/create',
  access: 'parameters:write',
  summary: 'Add a business premise',
  body: businessPremiseFormSchema,
  output: z.object({ id: idSchema }),
  errors: ['duplicate'],
  audit: { action: 'business_premise:create', kind: 'change' },
})
