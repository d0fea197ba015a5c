import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { emailSchema } from '../../primitives/field-schemas.ts'
import { typedNumberSchema } from './status-code.ts'

/**
 * Mails a new link to an application, to the address that it has. Answers the same, and before anybody looks, whether there is such an
 * application or not, and whether a mail goes: a mailbox gets at most three such mails in a day, and none while its address is not confirmed
 * and a mail to it is unopened.
 */
export const sendLinkAgain = defineOperation({
  name: 'send-link-again',
  method: 'POST',
  path: 'v1/applications/link',
  access: 'public',
  summary: 'Mails the link to an application again',
  body: z.object({ number: typedNumberSchema, email: emailSchema }),
  output: z.object({ sent: z.literal(true) }),
  errors: ['rate_limited'],
  rate: { windowSeconds: 3600, perAddress: 20 },
})
