import { createHmac, hkdfSync, type KeyObject } from 'node:crypto'

/**
 * The key with which lists of a zone hide phones and cards, made of the key that signs them, so that every process has the same. Gates are told it in their
 * signed settings. It keeps a list that went astray from being a list of phones; whoever has both can try all numbers.
 * @param zone null: gates of every zone
 */
export const listKeyOf = (privateKey: KeyObject, zone: string | null): Buffer => {
  const secret = privateKey.export({ type: 'pkcs8', format: 'der' })
  return Buffer.from(hkdfSync('sha256', secret, '', `dovolilnice/list-key/1 ${zone === null ? '' : `zone ${zone}`}`, 32))
}

/** The key of a credential as a list has it: that of a plate as it is, of a phone or card hidden. */
export const hiddenKey = (listKey: Buffer, key: string): string => {
  const [kind = ''] = key.split(':', 1)
  if (kind === 'plate') return key
  return `${kind}:${createHmac('sha256', listKey).update(key).digest('base64url').slice(0, 22)}`
}
