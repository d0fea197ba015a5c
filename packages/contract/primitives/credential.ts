import { z } from 'zod/mini'
import { normalisePhone } from './phone.ts'
import { normalisePlate } from './plate.ts'

/** What a permit opens a gate by: a plate read by its camera, an RFID card shown to its reader, a call from a phone. */
export const credentialKinds = ['plate', 'rfid', 'phone'] as const
export const credentialKindSchema = z.enum(credentialKinds)
export type CredentialKind = z.output<typeof credentialKindSchema>

/** What is presented at a gate: beside those of permits the code of a pass, typed at the post. */
export const presentedKinds = [...credentialKinds, 'code'] as const
export const presentedKindSchema = z.enum(presentedKinds)
export type PresentedKind = z.output<typeof presentedKindSchema>

/** Characters of a credential as it was read; a reader that gives more has failed. */
export const longestCredential = 64

/** A credential as it was read, not yet normalised. */
export const credentialSchema = z.object({
  kind: presentedKindSchema,
  value: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestCredential)),
})
export type Credential = z.output<typeof credentialSchema>

/** One that a permit or the emergency list has. */
export const permitCredentialSchema = z.extend(credentialSchema, { kind: credentialKindSchema })

/** A card's number for comparison: upper case, without the separators that readers and labels put between its bytes. */
export const normaliseTag = (tag: string): string => tag.toUpperCase().replace(/[\s:.-]/g, '')

/** The number of an RFID card: 4 to 32 letters and digits once normalised, stored normalised. */
export const tagSchema = z
  .pipe(z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.maxLength(64)), z.transform(normaliseTag))
  .check(z.refine((tag) => /^[A-Z\d]{4,32}$/.test(tag), 'invalid'))

/** Whether a text is a code as a pass has it: six digits. */
export const isCode = (text: string): boolean => /^\d{6}$/.test(text)

/** What may be kept of a credential that was presented: of a code its end alone, because it opens for whoever knows it. */
export const keptCredential = ({ kind, value }: Credential): string => (kind === 'code' ? `…${value.slice(-2)}` : value)

const filled = (value: string): string | undefined => (value === '' ? undefined : value)

/**
 * A credential's value for comparison, stored in `value_normalised`.
 * @returns undefined when the value cannot be one of its kind, for instance a withheld caller's number.
 */
export const normaliseCredential = (kind: PresentedKind, value: string): string | undefined => {
  switch (kind) {
    case 'plate':
      return filled(normalisePlate(value))
    case 'rfid':
      return filled(normaliseTag(value))
    case 'phone':
      return normalisePhone(value)
    case 'code':
      return isCode(value) ? value : undefined
  }
}

/** The key under which a whitelist holds a credential: `plate:LJAB123`. */
export const credentialKey = (kind: PresentedKind, normalised: string): string => `${kind}:${normalised}`
