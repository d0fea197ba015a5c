import { createPublicKey } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../errors/error-facts.ts'
import { trustedKeysOf, type TrustedKeys } from './day-head.ts'

/** `audit.pub` of this key, and former ones that were kept under another name, as `audit-2026.pub`. */
const publicKeyFile = /^audit.*\.pub$/

/**
 * The public keys in `DATA_DIR/keys` that sign or have signed the trail's heads.
 * @param pems further ones, in PEM
 */
export const readTrustedKeys = async (dataDir: string, pems: readonly string[] = []): Promise<TrustedKeys> => {
  const folder = join(dataDir, 'keys')
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  const stored = await Promise.all(names.filter((name) => publicKeyFile.test(name)).map((name) => readFile(join(folder, name), 'utf8')))
  return trustedKeysOf([...pems, ...stored].filter((pem) => createPublicKey(pem).asymmetricKeyType === 'ed25519'))
}
