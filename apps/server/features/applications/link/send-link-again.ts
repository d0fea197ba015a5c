import type { sendLinkAgain } from '@dovolilnice/contract/applications/link/send-link-again'
import type { Handler } from '../../../platform/http/context.ts'
import { mailLinkAgain } from './mail-link-again.ts'

/** Answers before anybody looks whether there is such an application: neither the answer nor its time can tell. */
export const handleSendLinkAgain: Handler<typeof sendLinkAgain> = async ({ body }, { trx, send }) => {
  await send(trx, mailLinkAgain, body)
  return { sent: true as const }
}
