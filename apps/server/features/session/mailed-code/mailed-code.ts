import type { Locale } from '@dovolilnice/contract/locale'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { type Db, type Row, type Trx, insertRow } from '../../../platform/database/db.ts'
import { type Prepare, type Services, implement, implementPrepared } from '../../../platform/http/context.ts'
import { queueLetter, mailText } from '../../../platform/mail/queue-mail.ts'
import { staffRoleOf } from '@dovolilnice/contract/permissions'
import { mailedCodeDigits, mailedCodeMinutes, requestSignInCode, signInWithMailedCode } from '@dovolilnice/contract/session/operations'
import { randomInt } from 'node:crypto'
import { z } from 'zod/mini'
import { type Counter, countOne } from '../../../platform/http/limits/limits.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { hashPassword, verifyPassword } from '../../../platform/security/passwords.ts'
import { hashSecret, newSecret } from '../../../platform/security/secret.ts'
import { OperationError } from '@dovolilnice/contract/errors'
import { noteFailure } from '../passwords/check-password.ts'
import { signInAs } from '../sign-in.ts'

const text = mailText(null, {
  sl: [
    'Koda za prijavo',
    'Koda za prijavo: {code}',
    'Velja deset minut in deluje enkrat, le v brskalniku, v katerem ste jo zahtevali. Kode ne zaupajte nikomur; občina vas zanjo nikoli ne bo vprašala. Če je niste zahtevali vi, sporočila ni treba upoštevati.',
  ],
  en: [
    'Sign-in code',
    'Sign-in code: {code}',
    'It works once, for ten minutes, in the browser in which you asked for it. Tell it to nobody; the municipality never asks you for it. If you did not ask for it, ignore this message.',
  ],
})

/** Mails a code in two groups of digits. The outbox shows it to nobody once it was sent (`without-secrets.ts`). */
const sendCode = async (
  trx: Trx,
  services: Services,
  { id, name, email, locale }: { id: string; name: string; email: string; locale: Locale },
  code: string,
): Promise<void> => {
  const about = { template: 'password:code', recipient: email, subjectType: 'user', subjectId: id } as const
  const facts = { locale, letter: { to: name }, values: { code: `${code.slice(0, 4)} ${code.slice(4)}` } }
  await queueLetter(trx, services, about, wordsIn(text, locale), facts)
}

/** More codes than this a person gets in no hour. */
const codeMails: Counter = { name: 'sign-in-code-mail', limit: 5, windowSeconds: 3600 }

const newCode = (): string => String(randomInt(10 ** mailedCodeDigits)).padStart(mailedCodeDigits, '0')

/**
 * Mails the code for which somebody asked, when an active account of a resident has proved this address. Staff see everybody's data and sign in by password
 * and second factor, or by the municipality's provider.
 */
export const mailCode = defineJob({
  name: 'mail-sign-in-code',
  schema: z.object({ token_hash: z.string() }),
  keepSeconds: 3600,
  handle: async ({ token_hash }, { database, services, clock }) => {
    const code = newCode()
    const codeHash = await hashPassword(code)
    await database.transaction(async (trx) => {
      const now = clock.now()
      const waiting = await trx
        .selectFrom('sign_in_code')
        .innerJoin('app_user', 'app_user.email', 'sign_in_code.email')
        .selectAll('app_user')
        .where('token_hash', '=', token_hash)
        .where('code_hash', 'is', null)
        .where('expires_at', '>', now)
        .where('app_user.active', '=', true)
        .where('app_user.email_verified_at', 'is not', null)
        .executeTakeFirst()
      if (waiting === undefined || staffRoleOf(waiting) !== 'regular') return
      if ((await countOne(trx, codeMails, [waiting.id], now)) > codeMails.limit) return
      await trx.updateTable('sign_in_code').set({ code_hash: codeHash, user_id: waiting.id }).where('token_hash', '=', token_hash).execute()
      await sendCode(trx, services, waiting, code)
    })
  },
})

/** Binds a code to the browser that asked for it: a code that somebody reads out to a stranger opens nothing there. */
const codeCookie = 'dovolilnice_code'

/** Answers before anybody looks whether the account exists: neither the answer nor its time can tell. */
export const handleRequestSignInCode = implement(requestSignInCode, async ({ body }, { trx, now, send, setCookie }) => {
  const token = newSecret()
  const token_hash = hashSecret(token)
  const expires_at = new Date(now.getTime() + mailedCodeMinutes * 60_000)
  await insertRow(trx, 'sign_in_code', { token_hash, email: body.email, created_at: now, expires_at })
  setCookie(codeCookie, token, { httpOnly: true, maxAge: mailedCodeMinutes * 60 })
  await send(trx, mailCode, { token_hash })
  return { sent: true as const }
})

/** After so many wrong codes a new one is needed. */
const failuresOfCode = 5

type Waiting = Pick<Row<'sign_in_code'>, 'token_hash' | 'email' | 'code_hash' | 'user_id'>

/** Spends one attempt before the code is compared, so that tries at the same time are counted too. */
const spendAttempt = (db: Db, token: string | undefined, now: Date): Promise<Waiting | undefined> =>
  db
    .updateTable('sign_in_code')
    .set((is) => ({ failures: is('failures', '+', 1) }))
    .where('token_hash', '=', hashSecret(token ?? ''))
    .where('expires_at', '>', now)
    .where('failures', '<', failuresOfCode)
    .returning(['token_hash', 'email', 'code_hash', 'user_id'])
    .executeTakeFirst()

interface ProvedCode {
  tokenHash: string
  userId: string
}

/**
 * Compares the code before the transaction, while no connection is held. A code that is wrong, old or spent, and one of an address without an account, look
 * alike, also in time: a hash is always compared.
 * @throws OperationError `invalid_mailed_code`, `unavailable`
 */
const checkMailedCode: Prepare<typeof signInWithMailedCode, ProvedCode> = async ({ body }, context) => {
  const { database, now } = context
  const waiting = await spendAttempt(database.kysely, context.cookie(codeCookie), now)
  const right = await verifyPassword(body.code, waiting?.code_hash ?? null)
  if (right && waiting?.user_id != null) return { tokenHash: waiting.token_hash, userId: waiting.user_id }
  if (waiting !== undefined) {
    const account =
      waiting.user_id === null
        ? undefined
        : await database.kysely.selectFrom('app_user').selectAll().where('id', '=', waiting.user_id).executeTakeFirst()
    // Nobody is locked out: a new code may be asked for at once.
    await noteFailure(context, { email: waiting.email, account }, false)
  }
  throw new OperationError('invalid_mailed_code')
}

/** Uses the code up, and signs in or begins the second step. Of two who try at once only one succeeds. */
export const handleSignInWithMailedCode = implementPrepared(signInWithMailedCode, checkMailedCode, async (_, context, proved) => {
  const { trx, capabilities } = context
  const used = await trx.deleteFrom('sign_in_code').where('token_hash', '=', proved.tokenHash).returning('email').executeTakeFirst()
  const account = await trx.selectFrom('app_user').selectAll().where('id', '=', proved.userId).forNoKeyUpdate().executeTakeFirst()
  const stands = used !== undefined && account?.active === true && account.email === used.email && staffRoleOf(account) === 'regular'
  if (!stands) throw new OperationError('invalid_mailed_code')
  context.clearCookie(codeCookie)
  const step = await capabilities.beginSecondStep(context, account)
  return step === null ? { user: await signInAs(context, account, 'mailed_code'), second_step: null } : { user: null, second_step: step }
})
