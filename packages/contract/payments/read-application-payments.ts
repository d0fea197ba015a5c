import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { localDaySchema } from '../primitives/field-schemas.ts'
import { idParams, idSchema } from '../primitives/ids.ts'

/** What came for an application, and what is still open. */
export const readApplicationPayments = defineOperation({
  name: 'read-application-payments',
  method: 'GET',
  path: 'v1/admin/applications/{id}/payments',
  access: 'payments:read',
  summary: 'Payments of an application',
  params: idParams,
  output: z.object({
    fee_cents: z.int(),
    received_cents: z.int(),
    open_cents: z.int(),
    /** What came before the decision; it is put to the price when the application is approved. */
    early_cents: z.int(),
    payments: z.array(
      z.object({
        id: idSchema,
        booked_on: localDaySchema,
        payer_name: z.nullable(z.string()),
        /** The part of it that is put to this application. */
        cents: z.int(),
      }),
    ),
  }),
  errors: ['not_found'],
})
