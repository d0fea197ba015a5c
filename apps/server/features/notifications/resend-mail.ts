import { OperationError } from '@dovolilnice/contract/errors'
import type { resendMail } from '@dovolilnice/contract/mails/resend-mail'
import type { resendMails } from '@dovolilnice/contract/mails/resend-mails'
import type { Context, Handler } from '../../platform/http/context.ts'
import { resendRecorded } from './resend-recorded.ts'

const right = 'notifications:send'

export const handleResendMail: Handler<typeof resendMail> = async ({ params }, context) => {
  await resendRecorded(context, params.id, { right })
}

/** Whether it goes again; what it fails by is found before anything is written. */
const isResent = async (context: Context, id: string): Promise<boolean> => {
  try {
    await resendRecorded(context, id, { right })
    return true
  } catch (error) {
    if (error instanceof OperationError) return false
    throw error
  }
}

export const handleResendMails: Handler<typeof resendMails> = async ({ body }, context) => {
  let queued = 0
  // In one order, so that two clerks who send the same mails do not wait for each other's rows for ever.
  for (const id of [...new Set(body.ids)].toSorted()) if (await isResent(context, id)) queued += 1
  if (queued === 0) throw new OperationError('illegal_transition')
  return { queued }
}
