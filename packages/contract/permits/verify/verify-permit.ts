import { z } from 'zod/mini'
import { defineRead } from '../../operation.ts'
import { ownHoursShape, timeWindowSchema } from '../../parking/permit-kind.ts'
import { localDaySchema, textSchema } from '../../primitives/field-schemas.ts'
import { permitStatusSchema } from '../permit.ts'
import { vehicleSchema } from '../opening/vehicles-on-day.ts'

/** What a person who holds the paper may read: whether the permit is genuine and in force. The code on the paper is required. */
export const verifiedPermitSchema = z.object({
  number: z.string(),
  status: permitStatusSchema,
  permit_kind_name: textSchema,
  parking_lot_name: textSchema,
  zone_name: textSchema,
  /** The vehicles valid today or later; one that is valid for part of the permit's time has its own days. */
  vehicles: z.array(vehicleSchema),
  valid_from: localDaySchema,
  valid_until: localDaySchema,
  ...ownHoursShape,
  /** The hours in which it opens; none means the whole day. */
  time_windows: z.array(timeWindowSchema),
  /** True when the present time is in one of these hours. */
  in_hours: z.boolean(),
})
export type VerifiedPermit = z.output<typeof verifiedPermitSchema>

/** The QR code on the paper links here. Numbers can be guessed, so the code is required as well; otherwise `not_found`. */
export const verifyPermit = defineRead({
  name: 'verify-permit',
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
