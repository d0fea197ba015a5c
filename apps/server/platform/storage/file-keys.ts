import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { makeOnce } from '../security/make-once.ts'
import { fileKeyOf } from './file-cipher.ts'
import type { FileKey } from './file-cipher.ts'

const keyBytes = 32

const readKeys = (text: string, source: string): FileKey[] => {
  const secrets = text.split(/[\s,]+/).flatMap((word) => (word === '' ? [] : [Buffer.from(word, 'base64')]))
  if (secrets.length > 0 && secrets.every((secret) => secret.length === keyBytes)) return secrets.map(fileKeyOf)
  throw new Error(`${source} holds no keys of 32 bytes in base64. Make one with: openssl rand -base64 32`)
}

/**
 * The keys of stored files: `FILES_KEY`, else `keys/files.key` in the data folder, made at the first start. The first one encrypts, all of
 * them decrypt. Without them every stored file is lost.
 */
export const openFileKeys = async (dataDir: string, given: string | undefined): Promise<FileKey[]> => {
  if (given !== undefined) return readKeys(given, 'FILES_KEY')
  const folder = join(dataDir, 'keys')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'files.key')
  return readKeys((await makeOnce(path, `${randomBytes(keyBytes).toString('base64')}\n`)).toString(), path)
}
