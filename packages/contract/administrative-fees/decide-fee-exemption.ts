import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { reasonSchema } from '../primitives/field-schemas.ts'
import { idParams } from '../primitives/ids.ts'
import { administrativeFeeDebtSchema } from './administrative-fee-debt.ts'

/** A clerk grants an exemption from the administrative fee, claimed or not, on a ground of the settings, or refuses it. */
export const decideFeeExemption = defineOperation({
  name: 'decide-fee-exemption',
  method: 'POST',
  path: 'v1/admin/applications/{id}/administrative-fee/exemption',
  access: 'applications:conduct',
  summary: 'Grants or refuses an exemption from the administrative fee',
  params: idParams,
  body: z.object({
    granted: z.boolean(),
    /** Code of the ground. */
    ground: z.string({ error: 'choice' }).check(z.minLength(1, 'choice'), z.maxLength(40)),
    /** What proves it, or why it is refused. */
    reason: reasonSchema,
  }),
  output: z.object({ fee: z.nullable(administrativeFeeDebtSchema) }),
  errors: ['not_found', 'administrative_fee_paid'],
  audit: { action: 'administrative_fee:exempt', kind: 'change' },
})
