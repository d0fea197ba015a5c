import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { onlinePaymentRowSchema } from '../money/online-payment.ts'

/** The card payments of an application that were begun, the newest first, with what became of them. */
export const listApplicationOnlinePayments = defineOperation({
  name: 'list-application-online-payments',
  method: 'GET',
  path: 'v1/admin/applications/{id}/online-payments',
  access: 'payments:read',
  summary: 'Card payments of an application',
  params: idParams,
  output: z.object({ items: z.array(onlinePaymentRowSchema) }),
  errors: ['not_found'],
})
