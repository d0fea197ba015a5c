import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import type { Row } from '../../database/db.ts'
import { sha256 } from './link-hash.ts'

export type DayHead = Row<'event_day'>
/** A head before it is signed. */
export type UnsignedHead = Omit<DayHead, 'key_id' | 'signature'>

const hex = (bytes: Uint8Array | null): string => (bytes === null ? '-' : Buffer.from(bytes).toString('hex'))

/** The text that is signed: it says all that the head says, one fact a line. */
export const headText = (head: UnsignedHead): string =>
  [
    'dovolilnice-trail-1',
    `day ${head.day}`,
    head.closed ? 'closed' : 'open',
    `changes ${head.changes} ${hex(head.changes_hash)}`,
    `looks ${head.looks} ${hex(head.looks_hash)}`,
    `previous ${hex(head.previous)}`,
    `chained until ${head.chained_until?.toISOString() ?? '-'}`,
    `signed at ${head.signed_at.toISOString()}`,
    '',
  ].join('\n')

/** What the next day's head names as its previous one. */
export const headHash = (head: UnsignedHead): Uint8Array => sha256(headText(head))

/** The first 16 hexadecimal digits of SHA-256 of the public key. */
export const keyIdOf = (publicKey: KeyObject): string => hex(sha256(publicKey.export({ type: 'spki', format: 'der' }))).slice(0, 16)

/** @param privateKey Ed25519 */
export const signHead = (head: UnsignedHead, privateKey: KeyObject): DayHead => ({
  ...head,
  key_id: keyIdOf(createPublicKey(privateKey)),
  signature: sign(null, Buffer.from(headText(head)), privateKey),
})

/** Public keys that may have signed, by their ids. */
export type TrustedKeys = ReadonlyMap<string, KeyObject>

export const trustedKeysOf = (pems: readonly string[]): TrustedKeys =>
  new Map(pems.map((pem) => createPublicKey(pem)).map((key) => [keyIdOf(key), key]))

export const isSigned = (head: DayHead, keys: TrustedKeys): 'yes' | 'no' | 'unknown key' => {
  const key = keys.get(head.key_id)
  if (key === undefined) return 'unknown key'
  return verify(null, Buffer.from(headText(head)), key, head.signature) ? 'yes' : 'no'
}
