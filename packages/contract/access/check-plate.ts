import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { plateSchema } from '../primitives/field-schemas.ts'
import { reasonDetailsSchema, reasonSchema } from './reasons.ts'

/** What one gate would do with a plate now. The reason names the permit by its number and nobody by name. */
export const plateVerdictSchema = z.object({
  device_code: z.string(),
  device_name: z.string(),
  allowed: z.boolean(),
  reason: reasonSchema,
  reason_details: reasonDetailsSchema,
})
export type PlateVerdict = z.output<typeof plateVerdictSchema>

/** For an operator on the phone with a driver: would each gate open to this plate now, and why not. Each look is audited with the plate. */
export const checkPlate = defineOperation({
  name: 'check-plate',
  method: 'POST',
  path: 'v1/operator/services/plate-check',
  access: 'plates:check',
  summary: 'What each gate would do with a plate now',
  body: z.object({ plate: plateSchema }),
  output: z.object({ items: z.array(plateVerdictSchema) }),
  rate: { windowSeconds: 60, perAddress: 30 },
  audit: { action: 'plate:check', kind: 'read' },
})
