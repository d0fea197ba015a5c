import { z } from 'zod/mini'
import { instantSchema } from '../primitives/field-schemas.ts'
import { longestHoldHours } from './holds/holds.ts'
import { someTimesSchema } from './bollard-times.ts'

const common = {
  device: z.string(),
  /** It only grows: an older one, though signed, is never taken. */
  version: z.int().check(z.positive()),
  issued_at: instantSchema,
}

/** What the town has set for one gate. */
export const gateSettingsSchema = z.object({
  ...common,
  document: z.literal('settings'),
  /** With it the lists of this gate hide phones and cards: 32 bytes in base64. */
  list_key: z.base64(),
  hold_hours: z.int().check(z.minimum(1), z.maximum(longestHoldHours)),
  /** Times that differ from those of its driver. */
  times: someTimesSchema,
})
export type GateSettings = z.output<typeof gateSettingsSchema>

/** Who always lowers this bollard, also without a list: credentials as they stand in its lists. */
export const emergencyListSchema = z.object({
  ...common,
  document: z.literal('emergency'),
  credentials: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(2000)),
})
export type EmergencyList = z.output<typeof emergencyListSchema>

/**
 * `gates/{device}/settings`, QoS 1, not retained: a `signedSchema` whose `body` is one of these, signed over `documentDomain` and the bytes of `body`. The
 * gate keeps the newest of each on its disk.
 */
export const gateDocumentSchema = z.discriminatedUnion('document', [gateSettingsSchema, emergencyListSchema])
export type GateDocument = z.output<typeof gateDocumentSchema>
export type DocumentName = GateDocument['document']
