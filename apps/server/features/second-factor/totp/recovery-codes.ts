import { randomBytes } from 'node:crypto'
import { type Db, type Trx, insertRow } from '../../../platform/database/db.ts'
import { hashSecret } from '../../../platform/security/secret.ts'
import { base32 } from './totp.ts'

const count = 10
/** 120 bits: too many to guess from the stored hash, which is a plain one (OWASP ASVS asks for 112). */
const bytes = 15

/** The code without the hyphens that make it readable, as it is hashed. */
const bareCode = (code: string): string => code.replaceAll('-', '')

/** Ten new codes (`ABCD-EFGH-IJKL-MNOP-QRST-UVWX`) in place of all earlier ones. Only their hashes are stored. */
export const renewRecoveryCodes = async (trx: Trx, userId: string, now: Date): Promise<string[]> => {
  const codes = Array.from({ length: count }, () => (base32(randomBytes(bytes)).match(/.{4}/g) ?? []).join('-'))
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  await insertRow(
    trx,
    'recovery_code',
    codes.map((code) => ({ code_hash: hashSecret(bareCode(code)), user_id: userId, created_at: now, used_at: null })),
  )
  return codes
}

/** Uses a code up; false when it is none of the person's unused ones. Of two who try at once only one succeeds. */
export const useRecoveryCode = async (db: Db, userId: string, code: string, now: Date): Promise<boolean> => {
  const used = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('code_hash', '=', hashSecret(bareCode(code)))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst()
  return used !== undefined
}

/** How many codes are left. */
export const countRecoveryCodes = async (db: Db, userId: string): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
