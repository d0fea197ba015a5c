import { z } from 'zod/mini'
import { defineRead } from '../operation.ts'
import { presentedKindSchema } from '../primitives/credential.ts'
import { idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { reasonDetailsSchema, reasonSchema } from './reasons.ts'

/** How many refusals are shown of each gate. */
export const refusalsOfGate = 5

/** A refused presentation, without the holder. Of a card or phone only the last three characters are told. */
export const refusalSchema = z.object({
  id: idSchema,
  device_code: z.string(),
  at: instantSchema,
  credential_kind: presentedKindSchema,
  credential: z.string(),
  reason: reasonSchema,
  reason_details: reasonDetailsSchema,
})
export type Refusal = z.output<typeof refusalSchema>

/** The last vehicle that a gate let through; `credential` as in a refusal. */
export const lastVehicleSchema = z.pick(refusalSchema, { device_code: true, at: true, credential_kind: true, credential: true })
export type LastVehicle = z.output<typeof lastVehicleSchema>

/** The last refusals of each gate, newest first, so that an operator can tell a driver why; and the last vehicle that each let through. */
export const listRefusals = defineRead({
  name: 'list-refusals',
  path: 'v1/operator/data/refusals',
  access: 'plates:check',
  summary: 'The last refusals and the last vehicle of each gate',
  output: z.object({ items: z.array(refusalSchema), vehicles: z.array(lastVehicleSchema) }),
  audit: { action: 'access_log:refusals', kind: 'read' },
})
