import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { renewalSchema } from './renewal.ts'

/**
 * What the renewal of a permit begins with, for a holder without an account: the mail that reminds of its end leads here. The key is another
 * one than those of the paper and of its check; a wrong one is `not_found`. The form is sent with the key, which lets it renew the permit.
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
