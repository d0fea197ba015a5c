import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { timeWindowSchema } from '../../parking/permit-kind.ts'
import { localDaySchema, plateSchema, textSchema, instantSchema } from '../../primitives/field-schemas.ts'
import { reasonDetailsSchema, reasons } from '../reasons.ts'

/** What a warden needs of a permit: no number, no holder, no history. */
const parkingPermitSchema = z.object({
  kind_name: textSchema,
  zone_name: textSchema,
  /** The first day that is no longer valid. */
  valid_until: localDaySchema,
  /** The hours of each day; empty: all day. */
  windows: z.array(timeWindowSchema),
})

/** Why; `passage_only`: it may drive in, but its permit allows no parking in public places. */
export const checkReasons = [...reasons, 'passage_only'] as const

/** May it park: by a permit that allows parking, not only passage. */
export const parkingAnswerSchema = z.object({
  plate: z.string(),
  at: instantSchema,
  may_park: z.boolean(),
  reason: z.enum(checkReasons),
  reason_details: z.omit(reasonDetailsSchema, { permit: true }),
  /** The number of a pass that justified the drives of this day afterwards; null: none did. */
  justified_by: z.nullable(z.string()),
  /** The permit that decided; null where there is none. */
  permit: z.nullable(parkingPermitSchema),
})
export type ParkingAnswer = z.output<typeof parkingAnswerSchema>

/**
 * For a warden in the street: may this vehicle park here now. Each look is audited with what was asked; as with an operator's check, the number of
 * them is limited, so that nobody reads the permits of a town through it.
 */
export const checkParking = defineOperation({
  name: 'check-parking',
  path: 'v1/warden/services/parking-check',
  access: 'parking:check',
  summary: 'Whether a vehicle may park here now',
  body: z.object({
    plate: plateSchema,
    /** The zone in which it stands; absent: any. */
    zone: z.optional(z.string().check(z.maxLength(40))),
  }),
  output: parkingAnswerSchema,
  rate: { windowSeconds: 600, perAddress: 300, perAccount: 150 },
  audit: { action: 'parking:check', kind: 'read', everyTime: true },
})
