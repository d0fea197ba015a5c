import { z } from 'zod/mini'
import { failModeSchema } from '../access/whitelist.ts'
import { idSchema, instantSchema } from '../primitives/ids.ts'
import { bollardStateSchema, loopStateSchema, type BollardState } from './bollard-state.ts'
import { commandActionSchema, type CommandAction } from './gate-command.ts'

/**
 * The commands allowed in a state. An offline gate gets none; a faulty bollard may be lowered,
 * but not raised before someone has looked at it.
 */
export const allowedActions = (device: { online: boolean; held: boolean; state: BollardState }): CommandAction[] => {
  if (!device.online) return []
  if (device.held) return ['release']
  switch (device.state) {
    case 'raised':
    case 'fault':
      return ['lower', 'hold_lowered']
    case 'lowered':
      return ['raise', 'hold_lowered']
    default:
      return ['lower', 'raise', 'hold_lowered']
  }
}

/** A gate with its bollard as the control screen shows it. */
export const deviceSchema = z.object({
  code: z.string(),
  name: z.string(),
  parking_lot_id: z.nullable(idSchema),
  parking_lot_name: z.nullable(z.string()),
  zone: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  fail_mode: failModeSchema,
  state: bollardStateSchema,
  online: z.boolean(),
  held: z.boolean(),
  loop: loopStateSchema,
  state_at: z.nullable(instantSchema),
  pending_events: z.int(),
  /** The whitelist the gate decides from, and when it was issued. */
  whitelist_version: z.nullable(z.int()),
  whitelist_issued_at: z.nullable(instantSchema),
  /** The server's newest whitelist; a gate may still have an older one. */
  published_version: z.nullable(z.int()),
  allowed_actions: z.array(commandActionSchema),
})
export type Device = z.output<typeof deviceSchema>
export const devicesSchema = z.object({ items: z.array(deviceSchema) })
