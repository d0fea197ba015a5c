import { z } from 'zod'

/**
 * A plate as it is compared: upper case, without blanks, hyphens and dots, so that `lj ab-123` equals `LJ AB-123`.
 * Foreign plates are allowed; the Slovenian pattern only warns.
 */
export const normalisePlate = (plate: string): string => plate.toUpperCase().replace(/[\s\-.·]/g, '')

/** A vehicle's registration plate as written: letters, digits, blanks and hyphens; 2 to 12 characters once normalised. */
export const plateSchema = z
  .string({ error: 'plate' })
  .trim()
  .min(1)
  .max(16)
  .regex(/^[\p{L}\d\s\-.·]+$/u, 'plate')
  .refine((plate) => /^[\p{L}\d]{2,12}$/u.test(normalisePlate(plate)) && /\d/.test(plate), 'plate')
  .transform((plate) => plate.toUpperCase().replace(/\s+/g, ' '))

const areas = 'LJ|KR|CE|SG|MB|KK|NM|KP|GO|PO|MS'
const slovenianPlate = new RegExp(`^(?:(?:${areas})[A-ZČŠŽ0-9]{3,6}|(?:CMD|CD|CC|M)\\d{3,6})$`)

/** Whether a plate looks Slovenian. Only ever a hint: a foreign plate is as good. */
export const looksSlovenian = (plate: string): boolean => slovenianPlate.test(normalisePlate(plate))
