import { z } from 'zod/mini'
import { reasonSchema } from '../primitives/field-schemas.ts'
import { idSchema, instantSchema } from '../primitives/ids.ts'
import { commandFailureSchema, commandStatusSchema } from './command-status.ts'
import { commandActionSchema, hasEnd } from './gate-command.ts'

/** A person's command to a bollard. The reason says for whom and why; the archive keeps it with the person's name.
 * An `Idempotency-Key` header that is a UUID makes a double click one command. */
export const commandRequestSchema = z
  .object({
    device_code: z.string({ error: 'required' }).check(z.minLength(1), z.maxLength(40)),
    action: commandActionSchema,
    reason: reasonSchema,
    /** When the hold ends by itself, or maintenance is meant to end; required for these two alone, and at most the town's `hold_hours` away. */
    hold_until: z.optional(instantSchema),
  })
  .check(
    z.refine(({ action, hold_until }) => !hasEnd(action) || hold_until !== undefined, {
      path: ['hold_until'],
      error: 'required',
    }),
  )
export type CommandRequest = z.output<typeof commandRequestSchema>

export const bollardCommandSchema = z.object({
  id: idSchema,
  device_code: z.string(),
  action: commandActionSchema,
  status: commandStatusSchema,
  reason: z.string(),
  requested_by_name: z.string(),
  requested_at: instantSchema,
  expires_at: instantSchema,
  delivered_at: z.nullable(instantSchema),
  finished_at: z.nullable(instantSchema),
  failure: z.nullable(commandFailureSchema),
  hold_until: z.nullable(instantSchema),
})
