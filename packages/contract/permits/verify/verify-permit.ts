import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { ownHoursShape, timeWindowSchema } from '../../parking/permit-kind.ts'
import { localDaySchema, textSchema } from '../../primitives/field-schemas.ts'
import { permitStatusSchema } from '../permit.ts'
import { vehicleSchema } from '../opening/vehicles-on-day.ts'

/** What whoever holds the paper may check: whether the permit is genuine and in force. Without the code of the paper nothing is told. */
export const verifiedPermitSchema = z.object({
  number: z.string(),
  status: permitStatusSchema,
  permit_kind_name: textSchema,
  parking_lot_name: z.string(),
  zone: z.string(),
  /** Those that hold today, and those that will, with days of their own. */
  vehicles: z.array(vehicleSchema),
  valid_from: localDaySchema,
  valid_until: localDaySchema,
  ...ownHoursShape,
  /** The hours in which it opens; none means the whole day. */
  time_windows: z.array(timeWindowSchema),
  /** Whether it is one of these hours now. */
  in_hours: z.boolean(),
})
export type VerifiedPermit = z.output<typeof verifiedPermitSchema>

/** The QR code on the paper leads here. Numbers can be guessed, so the code on the paper must come with the number; else `not_found`. */
export const verifyPermit = defineOperation({
  name: 'verify-permit',
  method: 'GET',
  path: 'v1/permits/verification',
  access: 'public',
  summary: 'Check a permit by the number and code on its paper',
  query: z.object({
    number: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
    code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  }),
  output: verifiedPermitSchema,
  errors: ['not_found'],
  rate: { windowSeconds: 600, perAddress: 60 },
})
