import { storedPermitStatuses } from '../permits/permit-status.ts'
import { z } from 'zod/mini'
import { ownHoursShape } from '../parking/permit-kind.ts'
import { holderSchema } from '../primitives/holder-schemas.ts'
import { idSchema, instantSchema, localDaySchema, textSchema } from '../primitives/field-schemas.ts'
import { vehicleSchema } from '../permits/opening/vehicles-on-day.ts'
import { accessEventNameSchema } from './access-event.ts'
import { credentialKindSchema } from '../primitives/credential.ts'

/** Who holds a permit, one line for each permit that is not revoked or replaced. `valid_until` is the first day no longer valid. */
export const permitHolderSchema = z.object({
  /** The permit's id. */
  id: idSchema,
  permit_number: z.string(),
  name: z.string(),
  /** The vehicles valid today or later; one that is valid for part of the permit's time has its own days. */
  vehicles: z.array(vehicleSchema),
  permit_kind_name: textSchema,
  parking_lot_name: z.string(),
  valid_from: localDaySchema,
  valid_until: localDaySchema,
  ...ownHoursShape,
})

/** What the user-info dialog shows: how to reach the holder, what opens the gate, and the last passages. */
export const permitHolderDetailsSchema = z.extend(permitHolderSchema, {
  user_id: z.nullable(idSchema),
  ...z.pick(holderSchema, { email: true, phone: true, street: true, post_code: true, city: true }).shape,
  status: z.enum(storedPermitStatuses),
  /** Credentials valid today or later, with days like those of a vehicle. */
  credentials: z.array(
    z.object({ kind: credentialKindSchema, value: z.string(), from: z.nullable(localDaySchema), until: z.nullable(localDaySchema) }),
  ),
  last_passages: z.array(z.object({ id: idSchema, at: instantSchema, device_name: z.string(), event_name: accessEventNameSchema })),
})
