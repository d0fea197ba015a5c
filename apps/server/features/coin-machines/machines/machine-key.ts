import { newSecret, hashSecret } from '../../../platform/security/secret.ts'
import { isSame } from '../../../platform/security/is-same.ts'
import type { Db } from '../../../platform/database/tables.ts'

/** A new key with the hash that is stored. */
export const newMachineKey = (): { key: string; key_hash: string } => {
  const key = newSecret()
  return { key, key_hash: hashSecret(key) }
}

/** The id of the machine in use whose code and key these are; undefined for anybody else. */
export const findByMachineKey = async (db: Db, code: string, key: string): Promise<string | undefined> => {
  const machine = await db
    .selectFrom('coin_machine')
    .select(['id', 'key_hash'])
    .where('code', '=', code)
    .where('active', '=', true)
    .executeTakeFirst()
  const wanted = machine?.key_hash ?? null
  return machine !== undefined && wanted !== null && isSame(hashSecret(key), wanted) ? machine.id : undefined
}
