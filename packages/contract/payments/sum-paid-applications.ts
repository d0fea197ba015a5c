import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { localDaySchema } from '../primitives/field-schemas.ts'

/** What was paid in a range of days, half-open; without days, all of it. */
export const sumPaidApplications = defineOperation({
  name: 'sum-paid-applications',
  method: 'POST',
  path: 'v1/admin/documents/payments/paid-applications',
  access: 'payments:read',
  summary: 'How many applications were paid, and how much came for them',
  body: z.object({ from: z.optional(localDaySchema), until: z.optional(localDaySchema) }),
  output: z.object({
    applications: z.int(),
    received_cents: z.int(),
    /** Paid applications whose permit has not been issued. */
    without_permit: z.int(),
  }),
})
