import { OperationError } from '@dovolilnice/contract/errors'
import type { Db } from '../../../platform/database/db.ts'
import { hashSecret, newSecret } from '../../../platform/security/secret.ts'

const hoursOf = { reset: 2, invitation: 24 * 7 } as const
export type LinkPurpose = keyof typeof hoursOf

/** Links mailed to a person that were not used stop working. */
export const voidPasswordLinks = async (db: Db, userId: string, now: Date): Promise<void> => {
  await db.updateTable('password_token').set({ used_at: now }).where('user_id', '=', userId).where('used_at', 'is', null).execute()
}

/**
 * Makes a single-use link token for a person. Earlier ones go on working: else whoever asks for another's link would put out the one in that
 * person's mailbox. Only its hash is stored.
 */
export const createPasswordLink = async (db: Db, userId: string, purpose: LinkPurpose, now: Date): Promise<string> => {
  const token = newSecret()
  const expiresAt = new Date(now.getTime() + hoursOf[purpose] * 3_600_000)
  await db
    .insertInto('password_token')
    .values({ token_hash: hashSecret(token), user_id: userId, purpose, created_at: now, expires_at: expiresAt })
    .execute()
  return token
}

/** @throws OperationError `expired_link` for a token that is unknown, used or too old: the three look alike from outside */
export const findPasswordLink = async (db: Db, token: string, now: Date) => {
  const link = await db
    .selectFrom('password_token')
    .select(['user_id', 'purpose'])
    .where('token_hash', '=', hashSecret(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (link === undefined) throw new OperationError('expired_link')
  return link
}

/**
 * Uses a link up, and with it all others of the person. Of two who try at once only one succeeds.
 * @throws OperationError `expired_link`
 */
export const usePasswordLink = async (db: Db, token: string, now: Date): Promise<string> => {
  const used = await db
    .updateTable('password_token')
    .set({ used_at: now })
    .where('token_hash', '=', hashSecret(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  if (used === undefined) throw new OperationError('expired_link')
  await voidPasswordLinks(db, used.user_id, now)
  return used.user_id
}
