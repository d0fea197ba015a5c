import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'

/**
 * The permit for the windscreen, for a holder without an account: the mail about the permit links here. This key differs from
 * the code on the paper, which everyone who passes the car can read; a wrong key is `not_found`.
 */
export const readPermitPaper = defineOperation({
  name: 'read-permit-paper',
  method: 'GET',
  path: 'v1/permits/paper',
  access: 'public',
  summary: 'A permit for the windscreen by its mailed link (PDF)',
  query: z.object({
    number: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
    key: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  }),
  errors: ['not_found'],
  rate: { windowSeconds: 600, perAddress: 60 },
  audit: { action: 'permit:print', kind: 'read' },
})
