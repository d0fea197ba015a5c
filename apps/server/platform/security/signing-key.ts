import { errorCode } from '../errors/error-facts.ts'
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keyIdOf } from '../audit/chain/day-head.ts'
import { makeOnce } from './secret.ts'

/** A key that signs, Ed25519 or for wallets ES256, and its public half in PEM for those who check. */
export interface SigningKey {
  privateKey: KeyObject
  publicKey: string
}

/** A PEM file's text, in which an environment variable may have written its line breaks as `\n`, or base64 of the whole. */
const pemOf = (text: string): string => {
  const plain = text.replaceAll('\\n', '\n')
  return plain.includes('-----BEGIN') ? plain : Buffer.from(plain, 'base64').toString('utf8')
}

/** Wallets know ES256 alone; everything else signs with Ed25519. */
const walletKey = 'WALLET_SIGNING_KEY'
const isForWallets = (source: string): boolean => source === walletKey || source.endsWith('/wallet.key')

const readKey = (pem: string, source: string): KeyObject => {
  const wanted = isForWallets(source) ? 'ec' : 'ed25519'
  try {
    const key = createPrivateKey(pem)
    const isOther = wanted === 'ec' && key.asymmetricKeyDetails?.namedCurve !== 'prime256v1'
    if (key.asymmetricKeyType === wanted && !isOther) return key
  } catch {
    // Reported below, without any part of the key.
  }
  throw new Error(
    wanted === 'ec'
      ? `${source} holds no P-256 private key in PEM. Make one with: openssl genpkey -algorithm ec -pkeyopt ec_paramgen_curve:P-256`
      : `${source} holds no Ed25519 private key in PEM. Make one with: openssl genpkey -algorithm ed25519`,
  )
}

const pemOfKey = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString()

/** The key that a setting holds, as it would stand in a file. @throws when it holds none */
export const signingKeyPem = (given: string, variable: string): string => pemOfKey(readKey(pemOf(given), variable))

const isMissing = (error: unknown): boolean => errorCode(error) === 'ENOENT'

const makeKey = async (path: string): Promise<KeyObject> => {
  const { privateKey } = isForWallets(path) ? generateKeyPairSync('ec', { namedCurve: 'P-256' }) : generateKeyPairSync('ed25519')
  return readKey((await makeOnce(path, pemOfKey(privateKey))).toString(), path)
}

/** The id of a public key; undefined for a file that was cut off while it was written. */
const idOf = (pem: string): string | undefined => {
  try {
    return keyIdOf(createPublicKey(pem))
  } catch {
    return undefined
  }
}

/** The public half as `NAME.pub`. That of another key stays as `NAME-ID.pub`: without it nobody can check what the other key has signed. */
const writePublicKey = async (folder: string, name: string, publicKey: string): Promise<void> => {
  const path = join(folder, `${name}.pub`)
  const before = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return ''
    throw error
  })
  if (before === publicKey) return
  const id = idOf(before)
  if (id !== undefined) await writeFile(join(folder, `${name}-${id}.pub`), before, { mode: 0o644, flush: true })
  await writeFile(path, publicKey, { mode: 0o644 })
}

/** Which signing key: the name of its files, and the setting that may hold it instead. */
export interface KeySource {
  name: 'whitelist' | 'audit' | 'wallet'
  variable: string
  given: string | undefined
}

/**
 * The signing key: the one given by its setting, else the one in the data folder (`keys/NAME.key`), made at the first start.
 * The public half is always written beside it as `NAME.pub`, and that of a former key stays under another name: gates are given a copy of that of the whitelists.
 */
export const openSigningKey = async (dataDir: string, { name, variable, given }: KeySource): Promise<SigningKey> => {
  const folder = join(dataDir, 'keys')
  const path = join(folder, `${name}.key`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const stored = () =>
    readFile(path, 'utf8').then(
      (pem) => readKey(pem, path),
      (error: unknown) => {
        if (isMissing(error)) return makeKey(path)
        throw error
      },
    )
  const privateKey = given === undefined ? await stored() : readKey(pemOf(given), variable)
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()
  await writePublicKey(folder, name, publicKey)
  return { privateKey, publicKey }
}

/** The public keys that this key has replaced, in PEM: what they have signed still counts. */
export const readFormerKeys = async (dataDir: string, { name }: Pick<KeySource, 'name'>): Promise<string[]> => {
  const folder = join(dataDir, 'keys')
  const former = (await readdir(folder)).filter((file) => file.startsWith(`${name}-`) && file.endsWith('.pub'))
  return Promise.all(former.map((file) => readFile(join(folder, file), 'utf8')))
}
