import { loadWhitelist, whitelistBodySchema, type Whitelist } from '@dovolilnice/contract/access/whitelist'
import { signedWhitelistSchema } from '@dovolilnice/contract/bollards/signed-whitelist'
import { verify, type KeyObject } from 'node:crypto'

/** Why a whitelist is not taken. Only `not_newer` is ordinary: a broker repeats what it retains. */
export type WhitelistRefusal = 'malformed' | 'wrong_signature' | 'other_device' | 'not_newer'
export type VerifiedWhitelist = { whitelist: Whitelist } | { refusal: WhitelistRefusal }

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Judges a whitelist as it came over the link or from the disk: signed by the server, over exactly these bytes, for this device,
 * and newer than the one in use. Nothing of the body is looked at before its signature holds.
 */
export const verifyWhitelist = (signed: string, device: string, publicKey: KeyObject, presentVersion: number): VerifiedWhitelist => {
  const envelope = signedWhitelistSchema.safeParse(parseJson(signed))
  if (!envelope.success) return { refusal: 'malformed' }
  const { body, signature } = envelope.data
  if (!verify(null, Buffer.from(body, 'utf8'), publicKey, Buffer.from(signature, 'base64'))) return { refusal: 'wrong_signature' }
  const parsed = whitelistBodySchema.safeParse(parseJson(body))
  if (!parsed.success) return { refusal: 'malformed' }
  if (parsed.data.device !== device) return { refusal: 'other_device' }
  if (parsed.data.version <= presentVersion) return { refusal: 'not_newer' }
  try {
    return { whitelist: loadWhitelist(parsed.data) }
  } catch {
    return { refusal: 'malformed' }
  }
}
