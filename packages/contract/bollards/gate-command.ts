import { z } from 'zod/mini'
import type { Text } from '../locale.ts'
import { idSchema, instantSchema } from '../primitives/field-schemas.ts'

/**
 * What a person may ask of a bollard. `lower`: down for one passage, or those of a convoy, then up again; `raise`: up as soon as the loop is clear;
 * `hold_lowered`: down until the instant in `hold_until`, or until released; `release`: ends the hold, then up as soon as the loop is clear;
 * `inspected`: somebody has looked after its fault, and it may move by itself again; `service`: nothing moves, and nobody is let in, until `end_service`.
 */
export const commandActions = ['lower', 'raise', 'hold_lowered', 'release', 'inspected', 'service', 'end_service'] as const
export const commandActionSchema = z.enum(commandActions)
export type CommandAction = z.output<typeof commandActionSchema>

export const commandActionNames: Record<CommandAction, Text> = {
  lower: { sl: 'Spusti', en: 'Lower' },
  raise: { sl: 'Dvigni', en: 'Raise' },
  hold_lowered: { sl: 'Zadrži spuščenega', en: 'Hold lowered' },
  release: { sl: 'Sprosti', en: 'Release' },
  inspected: { sl: 'Pregledano', en: 'Inspected' },
  service: { sl: 'Začni vzdrževanje', en: 'Begin maintenance' },
  end_service: { sl: 'Končaj vzdrževanje', en: 'End maintenance' },
}

/** Whether an action bears an end: that of a hold, or when whoever works at the bollard means to be done. */
export const hasEnd = (action: CommandAction): boolean => action === 'hold_lowered' || action === 'service'

/** How many vehicles a person lets pass with one command. */
export const convoySchema = z.int().check(z.minimum(1), z.maximum(50))

/**
 * The content of a signed message on `gates/{device}/command`, QoS 1, never retained. The gate drops one whose expiry has passed by the server's time, or
 * whose id it has seen. Who commanded it and why stays with the server, under the command's id.
 */
export const gateCommandSchema = z
  .object({
    id: idSchema,
    action: commandActionSchema,
    requested_at: instantSchema,
    expires_at: instantSchema,
    /** When a hold ends by itself, also without a link, or maintenance is meant to end, which a person ends; null for every other action. */
    hold_until: z.nullable(instantSchema),
    /** Of `lower`: how many vehicles pass, each within the bollard's time after the one before; absent: one. */
    vehicles: z.optional(convoySchema),
  })
  .check(z.refine(({ action, hold_until }) => hasEnd(action) === (hold_until !== null)))
export type GateCommand = z.output<typeof gateCommandSchema>

/** How long a command may wait for its gate before it is stale: whoever pressed the button no longer expects the bollard to move. */
export const commandLifetimeSeconds = 5

/** Seconds after which a delivered command without a further report counts as failed. */
export const commandFinishSeconds = 120
