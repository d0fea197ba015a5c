import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams, idSchema } from '../../primitives/ids.ts'

/** Somebody saw that something is wrong with a machine; `{id}` is the machine. */
export const reportFault = defineOperation({
  name: 'report-coin-machine-fault',
  method: 'POST',
  path: 'v1/coin-machines/{id}/maintenance/create',
  access: 'machines:maintain',
  summary: 'Report a fault of a coin machine',
  params: idParams,
  body: z.object({ fault: reasonSchema.check(z.maxLength(500)) }),
  output: z.object({ id: idSchema }),
  errors: ['not_found'],
  audit: { action: 'coin_machine:report_fault', kind: 'change' },
})
