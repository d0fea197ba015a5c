import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idSchema } from '../primitives/ids.ts'

/** A report of a machine by HTTP: the same body as over the broker, with its key as `Authorization: Bearer KEY`. */
export const reportMachine = defineOperation({
  name: 'report-coin-machine',
  method: 'POST',
  path: 'v1/coin-machines/{code}/report',
  access: 'public',
  summary: 'A coin machine reports',
  params: z.object({ code: z.string().check(z.maxLength(60)) }),
  signedBody: true,
  output: z.object({ id: idSchema }),
  errors: ['machine_key', 'body_too_large', 'quota_reached'],
  rate: { windowSeconds: 60, perAddress: 600 },
})
