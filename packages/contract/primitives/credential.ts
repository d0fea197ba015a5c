import { z } from 'zod/mini'
import { normalisePhone } from './phone.ts'
import { normalisePlate } from './plate.ts'

/** What opens a gate: a plate read by its camera, an RFID card shown to its reader, a call from a phone. */
export const credentialKinds = ['plate', 'rfid', 'phone'] as const
export const credentialKindSchema = z.enum(credentialKinds)
export type CredentialKind = z.output<typeof credentialKindSchema>

/** Characters of a credential as it was read; a reader that gives more has failed. */
export const longestCredential = 64

/** A credential as it was read, not yet normalised. */
export const credentialSchema = z.object({
  kind: credentialKindSchema,
  value: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestCredential)),
})
export type Credential = z.output<typeof credentialSchema>

/** A card's number for comparison: upper case, without the separators that readers and labels put between its bytes. */
export const normaliseTag = (tag: string): string => tag.toUpperCase().replace(/[\s:.-]/g, '')

/** The number of an RFID card: 4 to 32 letters and digits once normalised, stored normalised. */
export const tagSchema = z
  .pipe(z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.maxLength(64)), z.transform(normaliseTag))
  .check(z.refine((tag) => /^[A-Z\d]{4,32}$/.test(tag), 'invalid'))

const filled = (value: string): string | undefined => (value === '' ? undefined : value)

/**
 * A credential's value for comparison, stored in `value_normalised`.
 * @returns undefined when the value cannot be one of its kind, for instance a withheld caller's number.
 */
export const normaliseCredential = (kind: CredentialKind, value: string): string | undefined => {
  switch (kind) {
    case 'plate':
      return filled(normalisePlate(value))
    case 'rfid':
      return filled(normaliseTag(value))
    case 'phone':
      return normalisePhone(value)
  }
}

/** The key under which a whitelist holds a credential: `plate:LJAB123`. */
export const credentialKey = (kind: CredentialKind, normalised: string): string => `${kind}:${normalised}`
