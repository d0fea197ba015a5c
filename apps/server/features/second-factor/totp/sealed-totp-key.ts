import type { Services } from '../../../platform/http/context.ts'

const about = (userId: string): string => `totp:${userId}`

/** The key as it is stored: encrypted, and bound to its person. */
export const sealTotpKey = ({ seal }: Pick<Services, 'seal'>, userId: string, key: Uint8Array): string =>
  seal.close(Buffer.from(key).toString('base64'), about(userId))

/** @throws Error when the server's key is no longer the one it was sealed with */
export const openTotpKey = ({ seal }: Pick<Services, 'seal'>, userId: string, sealed: string): Buffer =>
  Buffer.from(seal.open(sealed, about(userId)), 'base64')
