import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { thresholdsSchema } from './thresholds.ts'

/** Sets the thresholds. Machines are judged anew at once. */
export const updateThresholds = defineOperation({
  name: 'update-coin-machine-thresholds',
  method: 'POST',
  path: 'v1/coin-machines/thresholds/update',
  access: 'machines:administer',
  summary: 'Set the thresholds of the coin machines',
  body: z.extend(thresholdsSchema, { version: z.int() }),
  errors: ['conflict'],
  audit: { action: 'coin_machine:set_thresholds', kind: 'change' },
})
