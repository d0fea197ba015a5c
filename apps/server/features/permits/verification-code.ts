import { createHash } from 'node:crypto'

/**
 * The code on a permit's paper, beside its number. It follows from the permit's id, whose random part nobody outside knows, so it needs no
 * storage and cannot be guessed from the number.
 */
export const verificationCode = (permitId: string): string => createHash('sha256').update(`permit ${permitId}`).digest('hex').slice(0, 12)

/** Where the paper's QR code leads. */
export const verificationUrl = (publicUrl: string, permit: { id: string; number: string }): string =>
  `${publicUrl}/preverjanje?number=${encodeURIComponent(permit.number)}&code=${verificationCode(permit.id)}`
