import { OperationError } from '@dovolilnice/contract/errors'
import type { Locale } from '@dovolilnice/contract/locale'
import { type Db, insertRow } from '../../../platform/database/db.ts'
import type { Context } from '../../../platform/http/context.ts'
import { hashSecret, newSecret } from '../../../platform/security/secret.ts'
import { mailSignUp } from './mail-sign-up.ts'

const linkHours = 24

interface Wanted {
  email: string
  name: string
  type: 'person' | 'company'
  locale: Locale
  /** From whose page it was asked for; null: the office entered the address into a permit. */
  application_id: string | null
}

/** Mails an address the link that opens an account of its own; the account is made when the link is used. */
export const beginSignUp = async ({ trx, now, send }: Context, wanted: Wanted): Promise<void> => {
  const sign_up = hashSecret(newSecret())
  const expires_at = new Date(now.getTime() + linkHours * 3_600_000)
  await insertRow(trx, 'sign_up', { token_hash: sign_up, ...wanted, created_at: now, expires_at })
  await send(trx, mailSignUp, { sign_up })
}

/** Who waits for an account by this link; undefined for a link of another kind, and for one that is used or too old. */
export const findSignUp = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('sign_up')
    .select(['email', 'name'])
    .where('token_hash', '=', hashSecret(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/**
 * Makes the account of a used link, and confirms the address of the application from whose page it was asked for, if it still has the one to
 * which the link was mailed.
 * @returns its id; undefined where the link is of another kind
 * @throws OperationError `expired_link` when the address has got an account since
 */
export const useSignUp = async (context: Context, token: string): Promise<string | undefined> => {
  const { trx, now, capabilities } = context
  const used = await trx
    .updateTable('sign_up')
    .set({ used_at: now })
    .where('token_hash', '=', hashSecret(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['email', 'name', 'type', 'locale', 'application_id'])
    .executeTakeFirst()
  if (used === undefined) return undefined
  const id = await capabilities.openOwnAccount(trx, used, now)
  if (id === undefined) throw new OperationError('expired_link')
  await context.recordAlso('user:sign_up', { actor: { id, name: used.name }, subject: { type: 'user', id, label: used.name } })
  if (used.application_id !== null) await capabilities.confirmApplicationAddress(context, used.application_id, used.email)
  return id
}
