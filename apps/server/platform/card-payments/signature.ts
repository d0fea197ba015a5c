import { createHmac } from 'node:crypto'
import { isSame } from '../security/is-same.ts'

/** What is signed: a call of ours can never stand for a notice of the provider, although both know one secret. */
export type SignedKind = 'request' | 'notice'

/** Seconds by which the clocks of the two sides may differ; an older message may be a copy of one that was sent before. */
const tolerance = 300

/**
 * Signs a message: HMAC-SHA-256 over kind, time and what is said.
 * @param seconds the time of sending, in seconds since 1970
 */
export const signatureOf = (secret: string, kind: SignedKind, seconds: number | string, text: string | Buffer): string =>
  `v1=${createHmac('sha256', secret).update(`${kind}.${seconds}.`).update(text).digest('hex')}`

/** Why a signed message is not believed; undefined when it is. */
export const faultOfSignature = (
  secret: string,
  { timestamp = '', signature = '', body }: { timestamp: string | undefined; signature: string | undefined; body: Buffer },
  now: Date,
): string | undefined => {
  if (!/^\d{1,12}$/.test(timestamp)) return 'it says no time'
  if (!isSame(signature, signatureOf(secret, 'notice', timestamp, body))) return 'its signature is not the provider’s'
  const age = Math.abs(now.getTime() / 1_000 - Number(timestamp))
  return age > tolerance ? `it was sent ${Math.round(age)} s before or after now` : undefined
}
