import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { makeOnce } from './secret.ts'

/** Encrypts what the server must be able to read again, such as the key of an authenticator app. A copy of the database alone does not open it. */
export interface Seal {
  /** @param about what the text belongs to, such as a person's id: sealed for one, it does not open for another */
  close(text: string, about: string): string
  /** @throws Error when the key or `about` is another, or the sealed text was changed */
  open(sealed: string, about: string): string
}

const algorithm = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM; the sealed text is base64url of nonce, tag and cipher text. */
export const sealWith = (key: Buffer): Seal => ({
  close: (text, about) => {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  },
  open: (sealed, about) => {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
  },
})

const readKey = (text: string, source: string): Buffer => {
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length === keyBytes) return key
  throw new Error(`${source} holds no key of 32 bytes in base64. Make one with: openssl rand -base64 32`)
}

const keyInFolder = async (path: string): Promise<Buffer> =>
  readKey((await makeOnce(path, `${randomBytes(keyBytes).toString('base64')}\n`)).toString(), path)

/** The seal with the key given (`SECRETS_KEY`), else with the one in the data folder, made at the first start. */
export const openSeal = async (dataDir: string, given: string | undefined): Promise<Seal> => {
  if (given !== undefined) return sealWith(readKey(given, 'SECRETS_KEY'))
  const folder = join(dataDir, 'keys')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return sealWith(await keyInFolder(join(folder, 'secrets.key')))
}
