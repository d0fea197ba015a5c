import { z } from 'zod/mini'
import { failModeSchema } from '../../access/whitelist.ts'
import { deviceCodePattern } from '../../devices/device-kind.ts'
import { lineSchema, reasonSchema } from '../../primitives/field-schemas.ts'
import { idSchema } from '../../primitives/ids.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** The `{code}` of a path. One that is no code finds nothing. */
export const bollardParams = z.object({ code: z.string().check(z.maxLength(40)) })

const fields = {
  name: lineSchema.check(z.maxLength(80)),
  /** The lot whose zone it guards; null: the whole old town, open to the permits of every zone. */
  parking_lot_id: z.nullable(idSchema),
  latitude: z.number({ error: 'required' }).check(z.minimum(-90), z.maximum(90)),
  longitude: z.number({ error: 'required' }).check(z.minimum(-180), z.maximum(180)),
  /** What the gate does when it can no longer decide. */
  fail_mode: failModeSchema,
  /** Which one it is in lists and on the map, from 1; a number beyond the last means the last. */
  place: z.int({ error: 'required' }).check(z.minimum(1), z.maximum(1000)),
}

/** A bollard as an administrator changes it. */
export const bollardFormSchema = z.object({ ...fields, ...seenVersion })

/** Its code is set when it is made and never changes: it is part of the gate's topics, folders and account. */
export const newBollardFormSchema = z.object({
  code: z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.regex(deviceCodePattern, 'device_code')),
  ...fields,
})

/** A step with a bollard that is explained in the trail. */
export const bollardStepSchema = z.object({ ...seenVersion, reason: reasonSchema })
