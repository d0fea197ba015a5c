import { vehicleClassSchema } from '../parking/vehicle-class.ts'
import { z } from 'zod/mini'
import { credentialKindSchema } from '../primitives/credential.ts'
import { historySchema } from '../history/history.ts'
import { ownHoursShape, timeWindowSchema } from '../parking/permit-kind.ts'
import { mailSchema } from '../mails/mail.ts'
import { localDaySchema, textSchema, idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { holderSchema } from '../primitives/holder-schemas.ts'
import { replaceReasons } from './permit-labels.ts'
import { permitActions, permitStatuses } from './permit-status.ts'
import { takingSchema } from '../primitives/taking.ts'
import { vehicleSchema } from './opening/vehicles-on-day.ts'

export const permitStatusSchema = z.enum(permitStatuses)
export const replaceReasonSchema = z.enum(replaceReasons)
/** The steps that the reader may take now. */
export const permitActionsSchema = z.array(z.enum(permitActions))

/** One line of a list of permits. `valid_until` is the first day no longer valid. */
export const permitRowSchema = z.object({
  id: idSchema,
  number: z.string(),
  status: permitStatusSchema,
  name: z.string(),
  /** Null when a clerk entered the permit without it. */
  email: z.nullable(z.string()),
  /** The plates valid today; before the permit's first day those of that day, after its end those of its last. */
  plates: z.array(z.string()),
  /** The vehicles valid then or later, with their own days. */
  vehicles: z.array(vehicleSchema),
  permit_kind_id: idSchema,
  permit_kind_name: textSchema,
  parking_lot_id: idSchema,
  parking_lot_name: textSchema,
  zone: z.string(),
  valid_from: localDaySchema,
  valid_until: localDaySchema,
  ...ownHoursShape,
  issued_at: instantSchema,
  version: z.int(),
  actions: permitActionsSchema,
  /** The decisions that take it away, the newest first: those whose day has not come, and the suspension that holds. */
  takings: z.array(takingSchema),
})
export type PermitRow = z.output<typeof permitRowSchema>

/** A credential. Without own days it is valid as long as the permit; the days are half-open. */
export const permitCredentialSchema = z.object({
  id: idSchema,
  kind: credentialKindSchema,
  value: z.string(),
  valid_from: z.nullable(localDaySchema),
  valid_until: z.nullable(localDaySchema),
  /** When its holder blocked it as lost or stolen; null: it opens. */
  blocked_at: z.nullable(instantSchema),
  /** Of a vehicle, where the office has entered it. */
  vehicle_class: z.nullable(vehicleClassSchema),
})
export type PermitCredential = z.output<typeof permitCredentialSchema>

/** One permit of a chain of replacements, oldest first; `replace_reason` says why it replaced the one before. */
export const permitLinkSchema = z.object({
  id: idSchema,
  number: z.string(),
  status: permitStatusSchema,
  valid_from: localDaySchema,
  valid_until: localDaySchema,
  ...ownHoursShape,
  issued_at: instantSchema,
  replace_reason: z.nullable(replaceReasonSchema),
})

/** What a permit's kind allows. */
const kindFactsSchema = z.object({
  openings: z.array(credentialKindSchema),
  /** The hours in which it opens, both its kind's and its own; empty means the whole day. */
  time_windows: z.array(timeWindowSchema),
  max_vehicles: z.int(),
})

/** What the holder sees of a permit: everything but the office's own remarks. */
export const ownPermitSchema = z.extend(permitRowSchema, {
  ...kindFactsSchema.shape,
  ...z.omit(holderSchema, { user_type_code: true, locale: true }).shape,
  zone_name: textSchema,
  replace_reason: z.nullable(replaceReasonSchema),
  /** Why it was suspended or revoked. */
  reason: z.nullable(z.string()),
  credentials: z.array(permitCredentialSchema),
  /** Required documents that expire before the permit; the holder must send new ones. */
  outlived_documents: z.array(z.object({ id: idSchema, name: textSchema, expires_on: localDaySchema })),
  chain: z.array(permitLinkSchema),
  /** The address in the QR code, where anyone who holds the paper can check the permit. */
  verification_url: z.string(),
})
export type OwnPermit = z.output<typeof ownPermitSchema>

/** Why a permit cannot be an entry in error: it is one already, was issued for an application, opened a gate, is part of a chain of replacements, has an act, or was seen: its holder was mailed or its first day has come. */
export const permitDeletionBlocks = ['mistaken', 'application', 'passages', 'chain', 'renewal', 'act', 'seen'] as const

const linkedRecord = z.object({ id: idSchema, number: z.string() })

/** Everything a clerk works with. */
export const permitDetailsSchema = z.extend(ownPermitSchema, {
  ...holderSchema.shape,
  user_type_name: textSchema,
  user: z.nullable(z.object({ id: idSchema, name: z.string() })),
  application: z.nullable(linkedRecord),
  /** Applications that ask to renew or replace this permit and are not yet decided. */
  pending_applications: z.array(linkedRecord),
  issued_by_name: z.nullable(z.string()),
  /** The day on which it was requested on paper, without an application. */
  received_on: z.nullable(localDaySchema),
  reminded_30_at: z.nullable(instantSchema),
  reminded_7_at: z.nullable(instantSchema),
  /** Whether the decision that revoked it is stored; one made before acts were stored is not. */
  has_revocation: z.boolean(),
  deletion_blocks: z.array(z.enum(permitDeletionBlocks)),
  documents: z.array(
    z.object({ id: idSchema, type: z.string(), file_name: z.string(), media_type: z.string(), created_at: instantSchema }),
  ),
  history: historySchema,
  mails: z.array(mailSchema),
})
export type PermitDetails = z.output<typeof permitDetailsSchema>
