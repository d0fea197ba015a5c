import type { Changes, Db, Trx } from '../../platform/database/tables.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    setPassword: typeof setPassword
    noteSeen: typeof noteSeen
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

/** Notes when a person was signed in last. */
export const noteSeen = async (db: Db, userId: string, now: Date): Promise<void> => {
  await db.updateTable('app_user').set({ last_seen: now }).where('id', '=', userId).execute()
}
