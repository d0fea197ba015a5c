import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'

/** What the loaded list holds, and the streets whose names begin with the searched letters. */
export const readAddresses = defineOperation({
  name: 'read-addresses',
  method: 'POST',
  path: 'v1/admin/addresses',
  access: 'parking:read',
  summary: 'The loaded streets and house numbers',
  body: z.object({ search: z._default(z.string().check(z.trim(), z.maxLength(80)), '') }),
  output: z.object({
    addresses: z.int(),
    streets: z.int(),
    /** At most fifty, by name. */
    found: z.array(
      z.object({ street: z.string(), settlement: z.string(), post_code: z.string(), numbers: z.string(), zones: z.array(z.string()) }),
    ),
  }),
})
