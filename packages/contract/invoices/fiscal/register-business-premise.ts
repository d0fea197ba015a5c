import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { fiscalAnswerSchema } from './fiscal-status.ts'

/** Tells the tax authority of business premises as they are stored now, also that they are closed. */
export const registerBusinessPremise = defineOperation({
  name: 'register-business-premise',
  method: 'POST',
  path: 'v1/admin/premises/{id}/register',
  access: 'parameters:write',
  summary: 'Registers business premises with the tax authority',
  params: idParams,
  body: z.object({}),
  output: fiscalAnswerSchema,
  errors: ['not_found', 'fiscal_unavailable'],
  audit: { action: 'business_premise:register', kind: 'change' },
})
