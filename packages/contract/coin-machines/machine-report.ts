import { z } from 'zod/mini'
import type { EventSource } from '../devices/device-event.ts'
import type { DeviceKind } from '../devices/device-kind.ts'
import { idSchema, instantSchema } from '../primitives/field-schemas.ts'

/** Coin machines at the broker: `machines/{code}/report` and `machines/{code}/ack`. */
export const machineKind: DeviceKind<'report' | 'ack'> = { root: 'machines', clientPrefix: 'machine-', sends: ['report'], hears: ['ack'] }

/** The largest sum of coins that is believed, in cents: no box holds more. */
const mostCents = 5_000_000
const centsSchema = z.int().check(z.minimum(0), z.maximum(mostCents))

/** A fault as the machine names it: one of `knownFaults`, or a word of its maker. */
export const faultSchema = z.string().check(z.regex(/^[a-z0-9_]{1,40}$/))

/**
 * What a machine says of itself, at least every ten minutes and at once when a fault begins or ends. The amounts are in cents.
 * The names are those of the table's columns.
 */
export const machineReportSchema = z.object({
  id: idSchema,
  at: instantSchema,
  /** The faults it has now; none: it works. */
  errors: z.array(faultSchema).check(z.maxLength(20)),
  /** The coins in the box since it was emptied last. */
  coins: centsSchema,
  /** The change that it can give now. */
  chng: centsSchema,
  /** The change that it had when it was filled last. */
  oldchng: centsSchema,
  /** How full the box is, in percent. */
  pfill: z.int().check(z.minimum(0), z.maximum(100)),
})
export type MachineReport = z.output<typeof machineReportSchema>

/** The reports of the machines, over the broker and by HTTP. */
export const machineReports: EventSource<MachineReport> = { kind: machineKind, channel: 'report', schema: machineReportSchema }
