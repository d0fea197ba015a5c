import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'

/** A small task for the browser before the public form is sent (`proof-of-work.ts`). It counts once, for six hours. */
export const readFormChallenge = defineOperation({
  name: 'read-form-challenge',
  method: 'GET',
  path: 'v1/applications/challenge',
  access: 'public',
  summary: 'A task that the browser solves before it sends an application without signing in',
  output: z.object({ challenge: z.string(), bits: z.int() }),
  rate: { windowSeconds: 3600, perAddress: 600 },
})
