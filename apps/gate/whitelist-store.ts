import { loadWhitelist, type Whitelist, whitelistBodySchema } from '@dovolilnice/contract/access/whitelist'
import { signedWhitelistSchema } from '@dovolilnice/contract/bollards/signed-whitelist'
import { type KeyObject, verify } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { replaceFile } from './replace-file.ts'

/** Why a whitelist is refused. Only `not_newer` is normal: the broker sends the retained list again at each connection. */
type WhitelistRefusal = 'unreadable' | 'wrong_signature' | 'other_device' | 'not_newer'
type VerifiedWhitelist = { whitelist: Whitelist } | { refusal: WhitelistRefusal }

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Verifies a whitelist from the link or from the disk: the server signed exactly these bytes, it is for this device, and it is newer than
 * the one in use. The body is parsed only after its signature was found valid.
 */
const verifyWhitelist = (signed: string, device: string, publicKey: KeyObject, presentVersion: number): VerifiedWhitelist => {
  const envelope = signedWhitelistSchema.safeParse(parseJson(signed))
  if (!envelope.success) return { refusal: 'unreadable' }
  const { body, signature } = envelope.data
  if (!verify(null, Buffer.from(body, 'utf8'), publicKey, Buffer.from(signature, 'base64'))) return { refusal: 'wrong_signature' }
  const parsed = whitelistBodySchema.safeParse(parseJson(body))
  if (!parsed.success) return { refusal: 'unreadable' }
  if (parsed.data.device !== device) return { refusal: 'other_device' }
  if (parsed.data.version <= presentVersion) return { refusal: 'not_newer' }
  try {
    return { whitelist: loadWhitelist(parsed.data) }
  } catch {
    return { refusal: 'unreadable' }
  }
}

/** The last valid whitelist: in memory for decisions, on the disk for the next start. */
export interface WhitelistStore {
  current(): Whitelist | undefined
  /** Takes a newer list; resolves with the reason of a refusal, or undefined when it was taken. */
  accept(signed: string): Promise<WhitelistRefusal | undefined>
}

/**
 * Opens the store kept at `path`. The file is verified again; one that was changed counts as absent.
 * Only newer versions are accepted: an older list, though signed, may admit people whose permit was revoked since.
 */
export const openWhitelistStore = async (path: string, device: string, publicKey: KeyObject): Promise<WhitelistStore> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const stored = verifyWhitelist(await readFile(path, 'utf8').catch(() => ''), device, publicKey, 0)
  let current = 'whitelist' in stored ? stored.whitelist : undefined
  let saved: Promise<void> = Promise.resolve()

  const accept = async (signed: string): Promise<WhitelistRefusal | undefined> => {
    const verified = verifyWhitelist(signed, device, publicKey, current?.version ?? 0)
    if ('refusal' in verified) return verified.refusal
    current = verified.whitelist
    saved = saved.then(() => replaceFile(path, signed))
    await saved
    return undefined
  }
  return { current: () => current, accept }
}
