import { z } from 'zod/mini'
import type { Text } from '../locale.ts'
import { idSchema, instantSchema } from '../primitives/ids.ts'

/**
 * What a person may ask of a bollard. `lower`: down for one passage, then up again; `raise`: up as soon as the loop is clear;
 * `hold_lowered`: down until released; `release`: ends the hold, then up as soon as the loop is clear.
 */
export const commandActions = ['lower', 'raise', 'hold_lowered', 'release'] as const
export const commandActionSchema = z.enum(commandActions)
export type CommandAction = z.output<typeof commandActionSchema>

export const commandActionNames: Record<CommandAction, Text> = {
  lower: { sl: 'Spusti', en: 'Lower' },
  raise: { sl: 'Dvigni', en: 'Raise' },
  hold_lowered: { sl: 'Zadrži spuščenega', en: 'Hold lowered' },
  release: { sl: 'Sprosti', en: 'Release' },
}

/**
 * `gates/{device}/command`, QoS 1, never retained. The gate drops one whose expiry has passed, that is meant for another
 * device, or whose id it has seen. Every command names a person and a reason.
 */
export const gateCommandSchema = z.object({
  id: idSchema,
  device: z.string(),
  action: commandActionSchema,
  requested_at: instantSchema,
  expires_at: instantSchema,
  person: z.string().check(z.minLength(1)),
  reason: z.string().check(z.minLength(1)),
})
export type GateCommand = z.output<typeof gateCommandSchema>

/** How long a command may wait for its gate before it is stale. */
export const commandLifetimeSeconds = 30

/** Milliseconds after which a delivered command without a further report counts as failed. */
export const commandFinishSeconds = 120
