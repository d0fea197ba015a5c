import { z } from 'zod/mini'
import { deviceCodePattern } from '../devices/device-kind.ts'
import { lineSchema } from '../primitives/field-schemas.ts'

/** What the town enters of a coin machine. */
export const machineFormSchema = z.object({
  business_premise_name: lineSchema,
  cashier_nr: lineSchema.check(z.maxLength(20)),
  cashier_name: lineSchema,
  latitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  active: z.boolean(),
})
export type MachineForm = z.output<typeof machineFormSchema>

/** Lower case letters, digits and hyphens; it does not change any more. */
export const machineCodeSchema = z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.regex(deviceCodePattern, 'device_code'))
