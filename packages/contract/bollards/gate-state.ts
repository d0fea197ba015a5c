import { z } from 'zod/mini'
import { nonceSchema } from '../devices/signed-message.ts'
import { idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { bollardFaultSchema, bollardStateSchema, loopStateSchema } from './bollard-state.ts'

/** A hold as the gate knows it: the command that began it, and when it ends by itself. */
export const gateHoldSchema = z.object({ command_id: idSchema, since: instantSchema, until: instantSchema })
export type GateHold = z.output<typeof gateHoldSchema>

/** What lowers a bollard whatever is broken: somebody holds its emergency input, or an emergency credential was presented. */
export const emergencySources = ['input', 'credential'] as const
export type EmergencySource = (typeof emergencySources)[number]
const gateEmergencySchema = z.object({ source: z.enum(emergencySources), since: instantSchema })
export type GateEmergency = z.output<typeof gateEmergencySchema>

/** The program that speaks for a gate, and the machine that it runs on. */
export const agentSchema = z.object({
  /** Which machine: two that use one account are told apart by it. */
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  host: z.string().check(z.maxLength(80)),
  version: z.string().check(z.maxLength(40)),
  uptime_s: z.int(),
  /** Whole degrees of its processor; null: it does not say. */
  temperature_c: z.nullable(z.int()),
  /** What is free where it keeps its data, in MB. */
  disk_free_mb: z.nullable(z.int()),
})
export type Agent = z.output<typeof agentSchema>

/** An online gate: its bollard, the whitelist it decides from and the number of unacknowledged events. */
export const onlineStateSchema = z.object({
  online: z.literal(true),
  /** Of its present connection: the server signs with it what it tells the gate. */
  nonce: nonceSchema,
  /** By the clock of the device itself, whatever the server's beats say: so a wrong clock is seen. */
  at: instantSchema,
  bollard: bollardStateSchema,
  /** What is wrong with it; null: nothing. */
  fault: z.nullable(bollardFaultSchema),
  /** It is lowered and does not rise by itself: nobody knows what is above it, until a vehicle has passed or a person raises it. */
  unproven: z.boolean(),
  /** A person's command keeps the bollard lowered until an instant; null when it is not held. */
  hold: z.nullable(gateHoldSchema),
  /** Somebody works at it: nothing moves until a person says that it is over; `until` is when they meant to be done. Null: nobody does. */
  service: z.nullable(gateHoldSchema),
  /** What keeps it down whatever is broken; null: no emergency. */
  emergency: z.nullable(gateEmergencySchema),
  /** It is down for everybody by its hours; absent: a gate that does not say. */
  open: z.optional(z.boolean()),
  /** Of everything that looks above it. */
  loop: loopStateSchema,
  /** The settings and the emergency credentials that it has; null: none. */
  settings_version: z.nullable(z.int()),
  emergency_version: z.nullable(z.int()),
  whitelist_version: z.nullable(z.int()),
  whitelist_issued_at: z.nullable(instantSchema),
  pending_events: z.int(),
  /** Absent: a controller of another maker that does not say. */
  agent: z.optional(agentSchema),
})

/** The last will, published by the broker when the link is lost. It has no time, because it is written at connection. */
export const offlineStateSchema = z.object({ online: z.literal(false) })

/** `gates/{device}/state`, retained. */
export const gateStateSchema = z.discriminatedUnion('online', [onlineStateSchema, offlineStateSchema])
export type GateState = z.output<typeof gateStateSchema>
export type OnlineState = z.output<typeof onlineStateSchema>
