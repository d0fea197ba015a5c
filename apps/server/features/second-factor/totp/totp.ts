import { createHmac, randomBytes } from 'node:crypto'
import { isSame } from '../../../platform/security/secret.ts'

/** Seconds for which a code is shown: RFC 6238's usual step, which every authenticator app assumes. */
const stepSeconds = 30
const digits = 6
/** Steps by which the phone's clock may be wrong, either way. */
const drift = 1

/** The letters of RFC 4648's base32, in which authenticator apps take a key. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes in base32, without padding. */
export const base32 = (bytes: Uint8Array): string => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** A new key of 160 bits, the length that RFC 4226 recommends. */
export const newTotpKey = (): Buffer => randomBytes(20)

/** The number of the step that an instant lies in. */
export const totpStepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds)

/** The code of one step (RFC 6238 with HMAC-SHA-1, truncated as in RFC 4226, section 5.3). */
export const totpCode = (key: Uint8Array, step: number, length = digits): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** length
  return String(number).padStart(length, '0')
}

/** The step whose code this is, within the drift; undefined when it is of none. The caller refuses a step that was used before. */
export const findTotpStep = (key: Uint8Array, code: string, now: Date): number | undefined => {
  const present = totpStepOf(now)
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => present - drift + index)
  return steps.find((step) => isSame(code, totpCode(key, step)))
}

/** The address that an authenticator app reads from the QR code (Key URI format). */
export const totpAddress = (key: Uint8Array, issuer: string, account: string): string => {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${base32(key)}&issuer=${encodeURIComponent(issuer)}`
}
