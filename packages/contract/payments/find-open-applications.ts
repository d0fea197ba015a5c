import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { openApplicationSchema } from './payment.ts'

/** Applications that wait to be paid, by a number, plate, name, phone or e-mail address: what a clerk matches a payment to. */
export const findOpenApplications = defineOperation({
  name: 'find-open-applications',
  method: 'POST',
  path: 'v1/admin/documents/payments/open-applications',
  access: 'payments:read',
  summary: 'Applications that wait to be paid',
  body: z.object({ search: z.string({ error: 'required' }).check(z.trim(), z.minLength(2), z.maxLength(120)) }),
  /** At most twenty, the youngest first. */
  output: z.object({ items: z.array(openApplicationSchema) }),
  audit: { action: 'application:list', kind: 'read' },
})
