import { z } from 'zod/mini'
import { submittedApplicationSchema } from '../../applications/apply/submitted-application.ts'
import { defineOperation } from '../../operation.ts'
import { plateSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { replaceReasonSchema } from '../permit.ts'
import { fileErrors } from '../../documents/file-errors.ts'

/**
 * What the holder enters for a replacement; all else follows from the permit. It is sent as a flat multipart form: `plates[]`, files as
 * `document.<type>` of the permit's kind.
 */
export const replacementFormSchema = z.object({
  reason: replaceReasonSchema,
  /** With a new vehicle: the vehicles of the new permit. */
  plates: z.optional(z.array(plateSchema).check(z.minLength(1, 'plate_missing'), z.maxLength(20))),
  remark: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  consent: z.literal([true, 'true'], { error: 'consent' }),
  idempotency_key: z.optional(z.string().check(z.minLength(16), z.maxLength(100))),
})
export type ReplacementForm = z.output<typeof replacementFormSchema>

/** The holder applies for a new permit that replaces theirs. It has the remaining days and costs the fee of a replacement. */
export const replaceOwnPermit = defineOperation({
  name: 'replace-own-permit',
  method: 'POST',
  path: 'v1/user/permits/{id}/replace',
  access: 'session',
  summary: 'Ask for the replacement of my permit',
  params: idParams,
  multipart: true,
  idempotent: true,
  body: replacementFormSchema,
  output: submittedApplicationSchema,
  errors: ['not_found', 'illegal_transition', 'duplicate', ...fileErrors],
  rate: { windowSeconds: 3600, perAddress: 600, perAccount: 30 },
  audit: { action: 'permit:request_replacement', kind: 'change' },
})
