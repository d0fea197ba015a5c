import { errorCode } from '../../platform/errors/error-facts.ts'
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeOnce } from '../../platform/security/make-once.ts'

/** The key that signs whitelists, and its public half in PEM for the gates. */
export interface SigningKey {
  privateKey: KeyObject
  publicKey: string
}

/** A PEM file's text, in which an environment variable may have written its line breaks as `\n`, or base64 of the whole. */
const pemOf = (text: string): string => {
  const plain = text.replaceAll('\\n', '\n')
  return plain.includes('-----BEGIN') ? plain : Buffer.from(plain, 'base64').toString('utf8')
}

const readKey = (pem: string, source: string): KeyObject => {
  try {
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // Reported below, without any part of the key.
  }
  throw new Error(`${source} holds no Ed25519 private key in PEM. Make one with: openssl genpkey -algorithm ed25519`)
}

const isMissing = (error: unknown): boolean => errorCode(error) === 'ENOENT'

const makeKey = async (path: string): Promise<KeyObject> => {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  return readKey((await makeOnce(path, pem)).toString(), path)
}

/**
 * The signing key: the one given (`WHITELIST_SIGNING_KEY`), else the one in the data folder, made at the first start.
 * The public half is always written beside it as `whitelist.pub`: gates are given a copy of that file.
 */
export const openSigningKey = async (dataDir: string, given: string | undefined): Promise<SigningKey> => {
  const folder = join(dataDir, 'keys')
  const path = join(folder, 'whitelist.key')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const stored = () =>
    readFile(path, 'utf8').then(
      (pem) => readKey(pem, path),
      (error: unknown) => {
        if (isMissing(error)) return makeKey(path)
        throw error
      },
    )
  const privateKey = given === undefined ? await stored() : readKey(pemOf(given), 'WHITELIST_SIGNING_KEY')
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()
  await writeFile(join(folder, 'whitelist.pub'), publicKey, { mode: 0o644 })
  return { privateKey, publicKey }
}
