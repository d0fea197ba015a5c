import { z } from 'zod/mini'
import { idSchema } from '../primitives/field-schemas.ts'
import type { DeviceKind } from './device-kind.ts'

/** What every message has that a device sends until it is acknowledged. */
export interface DeviceEvent {
  /** UUIDv7, given once by the device: the same message sent twice is stored once. */
  id: string
  /** When it happened by the device's clock, ISO 8601 in UTC. */
  at: string
}

/** Where the events of a kind of device come in, and their shape. */
export interface EventSource<E extends DeviceEvent = DeviceEvent> {
  kind: DeviceKind
  channel: string
  schema: z.ZodMiniType<E>
}

const idsSchema = z.array(idSchema).check(z.maxLength(1000))

/** `{root}/{device}/ack`: the ids of events that the server has stored, and of those that it can never store. The device sends neither again. */
export const deviceAckSchema = z.object({ ids: idsSchema, refused: z._default(idsSchema, []) })
export type DeviceAck = z.output<typeof deviceAckSchema>
