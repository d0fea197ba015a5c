import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { renewalSchema } from './renewal.ts'

/**
 * The form data for renewing a permit, for a holder without an account: the reminder mail links here. This key differs from
 * the keys for the paper and for its check; a wrong one is `not_found`. The form is submitted with the key, which allows the renewal.
 */
export const readMailedRenewal = defineOperation({
  name: 'read-mailed-renewal',
  method: 'GET',
  path: 'v1/permits/renewal',
  access: 'public',
  summary: 'Begin the renewal of a permit by its mailed link',
  query: z.object({
    number: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
    key: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  }),
  output: renewalSchema,
  errors: ['not_found', 'illegal_transition', 'duplicate', 'renewed'],
  rate: { windowSeconds: 600, perAddress: 60 },
  audit: { action: 'permit:read', kind: 'read' },
})
