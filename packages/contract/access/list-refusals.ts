import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { credentialKindSchema } from '../primitives/credential.ts'
import { idSchema, instantSchema } from '../primitives/ids.ts'
import { reasonDetailsSchema, reasonSchema } from './reasons.ts'

/** Hours for which a refusal is shown, and how many of each gate. */
export const refusalHours = 24
export const refusalsOfGate = 5

/** A refused presentation, without the holder. Of a card or phone only the last three characters are told. */
export const refusalSchema = z.object({
  id: idSchema,
  device_code: z.string(),
  at: instantSchema,
  credential_kind: credentialKindSchema,
  credential: z.string(),
  reason: reasonSchema,
  reason_details: reasonDetailsSchema,
})
export type Refusal = z.output<typeof refusalSchema>

/** The last refusals of each gate, newest first, so that an operator can tell a driver why. */
export const listRefusals = defineOperation({
  name: 'list-refusals',
  method: 'GET',
  path: 'v1/operator/data/refusals',
  access: 'plates:check',
  summary: 'The last refusals of each gate',
  output: z.object({ items: z.array(refusalSchema) }),
  audit: { action: 'access_log:refusals', kind: 'read' },
})
