import { z } from 'zod/mini'
import { pageSizes } from '../list.ts'
import { defineOperation } from '../operation.ts'
import { idSchema } from '../primitives/ids.ts'

/** Sends several failed mails once more. Those that cannot be sent again, or were sent meanwhile, stay as they are. */
export const resendMails = defineOperation({
  name: 'resend-mails',
  method: 'POST',
  path: 'v1/admin/mails/resend',
  access: 'notifications:send',
  summary: 'Try failed mails once more',
  body: z.object({ ids: z.array(idSchema).check(z.minLength(1), z.maxLength(Math.max(...pageSizes))) }),
  /** How many are tried again. */
  output: z.object({ queued: z.int() }),
  errors: ['illegal_transition'],
  audit: { action: 'mail:resend', kind: 'change' },
})
