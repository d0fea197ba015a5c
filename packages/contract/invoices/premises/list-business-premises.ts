import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { businessPremiseSchema } from './business-premise.ts'

/** Where invoices are issued, with the devices that issue them. */
export const listBusinessPremises = defineOperation({
  name: 'list-business-premises',
  method: 'GET',
  path: 'v1/admin/premises',
  access: 'invoices:read',
  summary: 'Business premises and cash devices',
  output: z.object({ premises: z.array(businessPremiseSchema) }),
})
