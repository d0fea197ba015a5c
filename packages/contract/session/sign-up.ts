import { z } from 'zod/mini'
import { applicationLinkSchema } from '../applications/application-progress.ts'
import { defineOperation } from '../operation.ts'

/**
 * Mails the address of an application the link that makes an account of it. The one who asks knows the application's link, which proves no address; whoever
 * opens the mailed link does. Until then there is no account, and nothing is joined. Answers the same whether the address
 * has an account already. `link_unopened` while the address is not confirmed and a mail to it is unopened: whoever typed a stranger's address causes one mail.
 */
export const requestAccount = defineOperation({
  name: 'request-account',
  path: 'v1/applications/status/account',
  access: 'public',
  summary: 'Mails a link that makes an account of an application',
  body: applicationLinkSchema,
  output: z.object({ sent: z.literal(true) }),
  errors: ['not_found', 'link_unopened', 'rate_limited'],
  rate: { windowSeconds: 3600, perAddress: 20 },
})
