import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { administrativeFeeDebtSchema } from './administrative-fee-debt.ts'

/** The administrative fee of an application; null where it carries none. */
export const readAdministrativeFee = defineOperation({
  name: 'read-administrative-fee',
  method: 'GET',
  path: 'v1/admin/applications/{id}/administrative-fee',
  access: 'applications:read',
  summary: 'The administrative fee of an application',
  params: idParams,
  output: z.object({ fee: z.nullable(administrativeFeeDebtSchema) }),
  errors: ['not_found'],
})
