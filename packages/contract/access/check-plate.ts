import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import type { Credential } from '../primitives/credential.ts'
import { phoneSchema, plateSchema } from '../primitives/field-schemas.ts'
import { instantSchema } from '../primitives/ids.ts'
import { reasonDetailsSchema, reasonSchema } from './reasons.ts'

/** Whether a text is meant as a phone number: at least six digits and no letter. A plate without any letter does not exist in Slovenia. */
export const looksLikePhone = (text: string): boolean => /^\+?[\d\s()/.-]+$/.test(text.trim()) && text.replace(/\D/g, '').length >= 6

/** What somebody typed, a plate or a phone number, as the gates compare it. Any rule that it breaks is that of the kind that it looks like. */
const askedCredentialSchema = z.pipe(
  z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.maxLength(24)),
  z.transform((text: string, context): Pick<Credential, 'kind' | 'value'> => {
    const kind = looksLikePhone(text) ? 'phone' : 'plate'
    const read = (kind === 'phone' ? phoneSchema : plateSchema).safeParse(text)
    if (read.success) return { kind, value: read.data }
    context.issues.push({ code: 'custom', message: read.error.issues[0]?.message ?? 'plate', input: text })
    return z.NEVER
  }),
)

/** What one gate would do with a plate or a phone now. The reason names the permit by its number and nobody by name. */
export const plateVerdictSchema = z.object({
  device_code: z.string(),
  device_name: z.string(),
  allowed: z.boolean(),
  reason: reasonSchema,
  reason_details: reasonDetailsSchema,
})

/** Where and when it was refused last, within the hours that an operator may see. */
const lastRefusalSchema = z.object({ device_code: z.string(), device_name: z.string(), at: instantSchema })

export const plateAnswerSchema = z.object({
  /** As the gates compare and screens write it. */
  asked: z.string(),
  items: z.array(plateVerdictSchema),
  last_refusal: z.nullable(lastRefusalSchema),
})
export type PlateAnswer = z.output<typeof plateAnswerSchema>

/**
 * For an operator on the phone with a driver: would each gate open now to this plate or phone, and why not; and where it was refused last.
 * Each look is audited with what was asked. An account may ask 60 times in ten minutes, so that nobody reads the permits of a town through it.
 */
export const checkPlate = defineOperation({
  name: 'check-plate',
  method: 'POST',
  path: 'v1/operator/services/plate-check',
  access: 'plates:check',
  summary: 'What each gate would do with a plate or a phone now',
  body: z.object({ plate: askedCredentialSchema }),
  output: plateAnswerSchema,
  rate: { windowSeconds: 600, perAddress: 120, perAccount: 60 },
  audit: { action: 'plate:check', kind: 'read', everyTime: true },
})
