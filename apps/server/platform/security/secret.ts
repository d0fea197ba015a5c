import { createHash, randomBytes } from 'node:crypto'

/** A random secret of 256 bits for cookies and mailed links. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a secret. Someone who reads the database cannot use it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
