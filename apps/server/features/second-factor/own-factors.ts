import type { Db } from '../../platform/database/tables.ts'

/** The person's factors that are in use; a key that was only shown is none. */
export const findFactors = async (db: Db, userId: string) => ({
  totp: await db.selectFrom('totp_key').selectAll().where('user_id', '=', userId).where('confirmed_at', 'is not', null).executeTakeFirst(),
  passkeys: await db.selectFrom('passkey').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute(),
})

/** How many factors the person has. */
export const countFactors = async (db: Db, userId: string): Promise<number> => {
  const { totp, passkeys } = await findFactors(db, userId)
  return passkeys.length + (totp === undefined ? 0 : 1)
}
