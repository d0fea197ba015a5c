import { z } from 'zod/mini'
import { textSchema, idSchema } from '../primitives/field-schemas.ts'

/** A parking lot or a zone of the old town to which a permit gives access. */
export const parkingLotSchema = z.object({
  id: idSchema,
  code: z.string(),
  name: textSchema,
  /** Its zone by its Slovenian name, by which filters and gates know it; `zone_name` is what people read. */
  zone: z.string(),
  zone_name: textSchema,
  capacity: z.nullable(z.int()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
})
export type ParkingLot = z.output<typeof parkingLotSchema>

/** Whether a type of user is a person, a company, or either. */
export const applicantSchema = z.enum(['person', 'company', 'any'])

/** A person's relation to the zone: resident, owner, business, deliverer. */
export const userTypeSchema = z.object({ code: z.string(), name: textSchema, applicant: applicantSchema })
export type UserType = z.output<typeof userTypeSchema>

export const userTypeParkingLotSchema = z.object({ user_type_code: z.string(), parking_lot_id: idSchema })
