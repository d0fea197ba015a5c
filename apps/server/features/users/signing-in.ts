import { v7 } from 'uuid'
import type { Changes, Db, Row, Trx } from '../../platform/database/tables.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    setPassword: typeof setPassword
    noteSeen: typeof noteSeen
    openOwnAccount: typeof openOwnAccount
  }
}

/** A person has a password of their own choice from now on; `more` is what they proved by it. */
export const setPassword = async (
  trx: Trx,
  userId: string,
  passwordHash: string,
  more: Pick<Changes<'app_user'>, 'email_verified_at'> = {},
): Promise<void> => {
  await trx
    .updateTable('app_user')
    .set({ password_hash: passwordHash, must_reset: false, ...more })
    .where('id', '=', userId)
    .execute()
}

/** Makes the account of a person who has proved the address. @returns undefined where the address has an account */
export const openOwnAccount = async (
  trx: Trx,
  { email, name, type, locale }: Pick<Row<'app_user'>, 'email' | 'name' | 'type' | 'locale'>,
  now: Date,
): Promise<string | undefined> => {
  const made = await trx
    .insertInto('app_user')
    .values({ id: v7(), email, name, type, locale, email_verified_at: now, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

/** Notes when a person was signed in last. */
export const noteSeen = async (db: Db, userId: string, now: Date): Promise<void> => {
  await db.updateTable('app_user').set({ last_seen: now }).where('id', '=', userId).execute()
}
