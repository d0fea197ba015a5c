import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { thresholdsSchema } from './thresholds.ts'

/** The thresholds of the coin machines. */
export const readThresholds = defineOperation({
  name: 'read-coin-machine-thresholds',
  method: 'GET',
  path: 'v1/coin-machines/thresholds',
  access: 'machines:read',
  summary: 'Thresholds of the coin machines',
  output: z.extend(thresholdsSchema, { version: z.int() }),
})
