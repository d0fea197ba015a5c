import { z } from 'zod/mini'
import { idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { timeWindowSchema } from '../parking/permit-kind.ts'
import { failModeSchema } from '../access/whitelist.ts'
import { openAlertSchema } from './bollard-alert.ts'
import { bollardFaultSchema, type BollardState, bollardStateSchema, loopStateSchema } from './bollard-state.ts'
import { agentSchema } from './gate-state.ts'
import { groupCommandSchema } from './operations.ts'
import { type CommandAction, commandActionSchema } from './gate-command.ts'

/** Seconds between two reports of a gate that nothing happens to. */
export const gateBeatSeconds = 5

/** A gate not heard for so many seconds is offline: it missed two reports. */
export const gateSilenceSeconds = 12

/**
 * Whether the server hears the gates. Down: no process of the role bridge is alive, or none reaches the broker; `since` is when one last did, null
 * when none ever did. While it is down nobody knows how the bollards stand, and no command is taken.
 */
export const gatesLinkSchema = z.object({
  up: z.boolean(),
  missing: z.nullable(z.enum(['bridge', 'broker'])),
  since: z.nullable(instantSchema),
})
export type GatesLink = z.output<typeof gatesLinkSchema>

/**
 * The commands allowed in a state. An offline gate gets none; a held bollard is released, or its hold is given another end; a faulty bollard may be lowered,
 * but not raised before someone has looked at it and said so; one that is open for everybody stays down; where somebody works nothing moves.
 */
export const allowedActions = (device: {
  online: boolean
  held: boolean
  inService: boolean
  isOpen: boolean
  state: BollardState
}): CommandAction[] => {
  if (!device.online) return []
  if (device.inService) return ['end_service']
  return [...movesOf(device), 'service']
}

const movesOf = (device: { held: boolean; isOpen: boolean; state: BollardState }): CommandAction[] => {
  if (device.state === 'fault') return ['inspected', 'lower', device.held ? 'release' : 'hold_lowered']
  if (device.held) return ['release', 'hold_lowered']
  switch (device.state) {
    case 'raised':
      return ['lower', 'hold_lowered']
    case 'lowered':
      return device.isOpen ? ['hold_lowered'] : ['raise', 'hold_lowered']
    default:
      return ['lower', 'raise', 'hold_lowered']
  }
}

export const deviceHoldSchema = z.object({
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  since: instantSchema,
  until: instantSchema,
})

/** A bollard as it is set up: its lot and that lot's zone are null where it guards the whole old town. */
export const setUpShape = {
  code: z.string(),
  name: z.string(),
  parking_lot_id: z.nullable(idSchema),
  parking_lot_name: z.nullable(z.string()),
  zone: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  fail_mode: failModeSchema,
  /** When it is lowered for everybody. */
  open_windows: z.array(timeWindowSchema),
}

/** A gate with its bollard as the control screen shows it. */
export const deviceSchema = z.object({
  ...setUpShape,
  state: bollardStateSchema,
  /** What is wrong with it; null: nothing. */
  fault: z.nullable(bollardFaultSchema),
  /** It does not rise by itself, because nobody knows what is above it. */
  unproven: z.boolean(),
  online: z.boolean(),
  /** It says that it is down for everybody, until then; null: it is for those with a right, or does not say. */
  open_until: z.nullable(instantSchema),
  /** Who keeps it lowered and why, since when and until when; null when it is not held. A hold that has ended is none, also without a link. */
  hold: z.nullable(deviceHoldSchema),
  /** Who works at it and why, since when, and until when they meant to; null: nobody does. */
  service: z.nullable(deviceHoldSchema),
  loop: loopStateSchema,
  /** Since when it stands as it does, or has no link; null where nothing is known. */
  since: z.nullable(instantSchema),
  state_at: z.nullable(instantSchema),
  /** Seconds by which the gate's clock is ahead of the server's; negative: behind. */
  clock_ahead_s: z.int(),
  pending_events: z.int(),
  /** The machine that speaks for it; null: not heard yet, or it does not say. */
  agent: z.nullable(agentSchema),
  /** Two machines have lately used its account in turn. */
  two_agents: z.boolean(),
  /** The whitelist the gate decides from, and when it was issued. */
  whitelist_version: z.nullable(z.int()),
  whitelist_issued_at: z.nullable(instantSchema),
  /** The server's newest whitelist; a gate may still have an older one. */
  published_version: z.nullable(z.int()),
  /** What somebody should see to, the oldest first. */
  alerts: z.array(openAlertSchema),
  allowed_actions: z.array(commandActionSchema),
})
export type Device = z.output<typeof deviceSchema>
/** All gates, and the commands to several that are in force. While the link is down, `online` and the allowed commands say so, and states are the last ones that were heard. */
export const devicesSchema = z.object({ items: z.array(deviceSchema), link: gatesLinkSchema, groups: z.array(groupCommandSchema) })
export type Devices = z.output<typeof devicesSchema>
