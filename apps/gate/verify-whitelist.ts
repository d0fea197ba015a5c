import { loadWhitelist, whitelistBodySchema, type Whitelist } from '@dovolilnice/contract/access/whitelist'
import { signedWhitelistSchema } from '@dovolilnice/contract/bollards/signed-whitelist'
import { verify, type KeyObject } from 'node:crypto'

/** Why a whitelist is refused. Only `not_newer` is normal: the broker sends the retained list again at each connection. */
export type WhitelistRefusal = 'unreadable' | 'wrong_signature' | 'other_device' | 'not_newer'
export type VerifiedWhitelist = { whitelist: Whitelist } | { refusal: WhitelistRefusal }

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
export const verifyWhitelist = (signed: string, device: string, publicKey: KeyObject, presentVersion: number): VerifiedWhitelist => {
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
