import { addSentences } from '../errors.ts'
import { passwordSentences } from '../password-sentences.ts'
import { z } from 'zod/mini'
import { idSchema, instantSchema } from '../primitives/field-schemas.ts'

addSentences(passwordSentences)

/** What a town asks of the people of one role: nothing, that they are asked to add a second factor, or that they cannot work without one. */
export const factorRules = ['none', 'asked', 'required'] as const
export const factorRuleSchema = z.enum(factorRules)
export type FactorRule = (typeof factorRules)[number]

/** Six digits of an authenticator app; blanks between them are left out. */
export const totpCodeSchema = z.string({ error: 'required' }).check(
  z.overwrite((code) => code.replaceAll(/\s/g, '')),
  z.regex(/^\d{6}$/, 'totp_code'),
)

export const passkeyNameSchema = z.string({ error: 'required' }).check(z.trim(), z.minLength(1, 'required'), z.maxLength(60))

export const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The browser or password manager copies it to the person's other devices. */
  synced: z.boolean(),
  added_at: instantSchema,
  last_used_at: z.nullable(instantSchema),
})

/** The second factors of the signed-in person, without anything secret. */
export const ownFactorsSchema = z.object({
  totp: z.nullable(z.object({ added_at: instantSchema, last_used_at: z.nullable(instantSchema) })),
  passkeys: z.array(passkeySchema),
  /** How many recovery codes are left. */
  recovery_codes: z.int(),
  /** What the town asks of the person's role. */
  rule: factorRuleSchema,
  /** The address at which passkeys work (`https://…`); null where browsers allow none, as at an address of numbers. */
  passkey_origin: z.nullable(z.string()),
  /** Until when factors may be changed without proving again who one is; null: not now. */
  confirmed_until: z.nullable(instantSchema),
})
export type OwnFactors = z.output<typeof ownFactorsSchema>

/** Recovery codes are shown once: with the first factor, and when they are made anew. */
export const recoveryCodesSchema = z.array(z.string())
