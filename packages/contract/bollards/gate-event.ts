import { z } from 'zod/mini'
import type { EventSource } from '../devices/device-event.ts'
import { accessEventNameSchema } from '../access/access-event.ts'
import { presentedKindSchema, longestCredential } from '../primitives/credential.ts'
import { reasonDetailsSchema, reasonSchema } from '../access/reasons.ts'
import { idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { bollardFaultSchema, bollardStateSchema } from './bollard-state.ts'
import { commandFailureSchema, messageRefusals } from './bollard-command.ts'
import { gateKind } from './topics.ts'

const common = {
  /** UUIDv7, given once by the gate: the same event sent twice is one line in the log. */
  id: idSchema,
  /** Grows by one with each event of a device. */
  sequence: z.int().check(z.nonnegative()),
  at: instantSchema,
}

/** A presented credential and its outcome; all events of one presentation share its `presentation_id`. */
export const accessEventSchema = z.object({
  ...common,
  name: accessEventNameSchema,
  presentation_id: idSchema,
  credential_kind: presentedKindSchema,
  credential: z.string().check(z.maxLength(longestCredential)),
  permit_number: z.nullable(z.string().check(z.maxLength(40))),
  reason: reasonSchema,
  reason_details: reasonDetailsSchema,
  whitelist_version: z.nullable(z.int()),
  decided_in_ms: z.number().check(z.nonnegative()),
})
export type AccessEvent = z.output<typeof accessEventSchema>

/** Why a bollard moved, as far as the gate knows. */
export const stateCauses = [
  'start',
  'presentation',
  'command',
  'passage',
  'timeout',
  'fail_mode',
  'hardware',
  'hold_end',
  'emergency',
  'open_hours',
] as const

/** The bollard stopped, or failed. `moving` is only in the retained state, never an event. */
export const stateEventSchema = z.object({
  ...common,
  name: z.literal('state_changed'),
  state: bollardStateSchema,
  cause: z.enum(stateCauses),
  /** Of a fault: what it is. A gate may still hold events of a version that did not say. */
  failure: z._default(z.nullable(bollardFaultSchema), null),
})
export type StateEvent = z.output<typeof stateEventSchema>
export type StateCause = (typeof stateCauses)[number]

/** The progress of a command: `command_delivered` when the gate takes it, then one of the others. */
export const commandEventSchema = z.object({
  ...common,
  name: z.enum(['command_delivered', 'command_confirmed', 'command_failed', 'command_expired']),
  command_id: idSchema,
  failure: z.nullable(commandFailureSchema),
})
export type CommandEvent = z.output<typeof commandEventSchema>

/** A message that the gate did not take: queued or replayed, unsigned, for another, or before the gate knew the time. At most one a minute of a kind. */
export const refusalEventSchema = z.object({
  ...common,
  name: z.literal('message_refused'),
  failure: z.enum(messageRefusals),
})
export type RefusalEvent = z.output<typeof refusalEventSchema>

/** An emergency lowered the bollard, or would have where somebody worked at it: by its input, or by a credential; and the end of it. */
export const emergencyEventSchema = z.object({ ...common, name: z.enum(['emergency_input', 'emergency_credential', 'emergency_ended']) })
export type EmergencyEvent = z.output<typeof emergencyEventSchema>

/** `gates/{device}/event`, QoS 1. The gate keeps the event until an `ack` of the server contains its id. */
export const gateEventSchema = z.discriminatedUnion('name', [
  accessEventSchema,
  stateEventSchema,
  commandEventSchema,
  refusalEventSchema,
  emergencyEventSchema,
])
export type GateEvent = z.output<typeof gateEventSchema>

export const gateEvents: EventSource<GateEvent> = { kind: gateKind, channel: 'event', schema: gateEventSchema }
