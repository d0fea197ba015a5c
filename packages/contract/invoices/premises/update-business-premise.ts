import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { businessPremiseFormSchema } from './business-premise.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Changes a premise, or closes it. What its invoices carry stays as it is. */
export const updateBusinessPremise = defineOperation({
  name: 'update-business-premise',
  method: 'POST',
  path: 'v1/admin/premises/{id}/update',
  access: 'parameters:write',
  summary: 'Change a business premise',
  params: idParams,
  body: z.extend(businessPremiseFormSchema, seenVersion),
  errors: ['not_found', 'duplicate', 'conflict'],
  audit: { action: 'business_premise:update', kind: 'change' },
})
