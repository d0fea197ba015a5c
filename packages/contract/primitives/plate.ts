import { z } from 'zod'

/**
 * A plate as it is compared: upper case, without blanks, hyphens and dots, so that `lj ab-123` equals `LJ AB-123`.
 * Foreign plates are allowed; the Slovenian pattern only warns.
 */
export const normalisePlate = (plate: string): string => plate.toUpperCase().replace(/[\s\-.·]/g, '')

/**
 * A vehicle's registration plate as written: letters, digits, blanks, hyphens and dots; 1 to 12 letters and digits once normalised.
 * A personalised plate has no digit (`LJ KAVA`), so none is asked for: only what cannot be a plate at all is refused.
 *
 * It is shown as it was typed, in upper case and with single blanks: where the hyphen stands on a personalised or foreign plate cannot be
 * known from its letters, and a spelling that is not on the vehicle would be worse than a missing hyphen.
 */
export const plateSchema = z
  .string({ error: 'plate' })
  .trim()
  .min(1)
  .max(16)
  .regex(/^[\p{L}\d\s\-.·]+$/u, 'plate')
  .refine((plate) => /^[\p{L}\d]{1,12}$/u.test(normalisePlate(plate)), 'plate')
  .transform((plate) => plate.toUpperCase().replace(/\s+/g, ' '))

const areas = 'LJ|KR|CE|SG|MB|KK|NM|KP|GO|PO|MS'
const slovenianPlate = new RegExp(`^(?:(?:${areas})[A-ZČŠŽ0-9]{3,6}|(?:CMD|CD|CC|M)\\d{3,6})$`)

/** Whether a plate looks Slovenian. Only ever a hint: a foreign plate is as good. */
export const looksSlovenian = (plate: string): boolean => slovenianPlate.test(normalisePlate(plate))
