import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams, instantSchema } from '../../primitives/ids.ts'

/** What a machine had reported last before it was emptied. */
export const readReportedCoins = defineOperation({
  name: 'read-coin-machine-coins',
  method: 'GET',
  path: 'v1/coin-machines/{id}/coins',
  access: 'machines:empty',
  summary: 'Coins that a machine had reported at a time',
  params: idParams,
  query: z.object({ at: instantSchema }),
  output: z.object({ reported_cents: z.nullable(z.int()), report_at: z.nullable(instantSchema) }),
  errors: ['not_found'],
})
