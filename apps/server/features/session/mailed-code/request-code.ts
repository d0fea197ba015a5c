import { mailedCodeMinutes } from '@dovolilnice/contract/session/mailed-code'
import type { requestSignInCode } from '@dovolilnice/contract/session/mailed-code'
import type { Handler } from '../../../platform/http/context.ts'
import { hashSecret, newSecret } from '../../../platform/security/secret.ts'
import { mailCode } from './mail-code.ts'

/** Binds a code to the browser that asked for it: a code that somebody reads out to a stranger opens nothing there. */
export const codeCookie = 'dovolilnice_code'

/** Answers before anybody looks whether the account exists: neither the answer nor its time can tell. */
export const handleRequestSignInCode: Handler<typeof requestSignInCode> = async ({ body }, { trx, now, send, setCookie }) => {
  const token = newSecret()
  const token_hash = hashSecret(token)
  const expires_at = new Date(now.getTime() + mailedCodeMinutes * 60_000)
  await trx.insertInto('sign_in_code').values({ token_hash, email: body.email, created_at: now, expires_at }).execute()
  setCookie(codeCookie, token, { httpOnly: true, maxAge: mailedCodeMinutes * 60 })
  await send(trx, mailCode, { token_hash })
  return { sent: true as const }
}
