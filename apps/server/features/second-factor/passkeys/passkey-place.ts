import { isIP } from 'node:net'
import { isLoopback } from '../../../platform/security/is-loopback.ts'

/** Where passkeys of this installation work: the site they are bound to, and the origin a browser must say. */
export interface PasskeyPlace {
  rpId: string
  origin: string
}

/**
 * Browsers allow passkeys for names with https, and for `localhost`. At 127.0.0.1, where the product is tried out, they work under the name
 * `localhost`; other numbers and plain http have none.
 */
export const passkeyPlaceOf = (publicUrl: string): PasskeyPlace | undefined => {
  const { protocol, hostname, port, origin } = new URL(publicUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isLoopback(host)) return { rpId: 'localhost', origin: `${protocol}//localhost${port === '' ? '' : `:${port}`}` }
  return protocol === 'https:' && isIP(host) === 0 ? { rpId: host, origin } : undefined
}
