import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idSchema } from '../../primitives/ids.ts'

/** Who may be given a maintenance. */
export const readMaintainers = defineOperation({
  name: 'read-coin-machine-maintainers',
  method: 'GET',
  path: 'v1/coin-machines/maintainers',
  access: 'machines:maintain',
  summary: 'Who maintains coin machines',
  output: z.object({ people: z.array(z.object({ id: idSchema, name: z.string() })) }),
})
