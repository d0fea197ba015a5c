import { z } from 'zod/mini'
import { credentialKindSchema } from '../primitives/credential.ts'
import { historySchema } from '../history/history.ts'
import { ownHoursShape, timeWindowSchema } from '../parking/permit-kind.ts'
import { mailSchema } from '../mails/mail.ts'
import { localDaySchema, textSchema } from '../primitives/field-schemas.ts'
import { holderSchema } from '../primitives/holder-schemas.ts'
import { idSchema, instantSchema } from '../primitives/ids.ts'
import { replaceReasons } from './permit-labels.ts'
import { permitActions, permitStatuses } from './permit-status.ts'
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
  /** Null where a clerk entered what came without it. */
  email: z.nullable(z.string()),
  /** Those that hold today: before the first day on that day, after the end on the last. */
  plates: z.array(z.string()),
  /** Those and the ones that will hold, with days of their own. */
  vehicles: z.array(vehicleSchema),
  permit_kind_id: idSchema,
  permit_kind_name: textSchema,
  parking_lot_id: idSchema,
  parking_lot_name: z.string(),
  zone: z.string(),
  valid_from: localDaySchema,
  valid_until: localDaySchema,
  ...ownHoursShape,
  issued_at: instantSchema,
  version: z.int(),
  actions: permitActionsSchema,
})
export type PermitRow = z.output<typeof permitRowSchema>

/** A way of opening. Without days of its own it holds as long as the permit; the days are half-open. */
export const permitCredentialSchema = z.object({
  id: idSchema,
  kind: credentialKindSchema,
  value: z.string(),
  valid_from: z.nullable(localDaySchema),
  valid_until: z.nullable(localDaySchema),
})
export type PermitCredential = z.output<typeof permitCredentialSchema>

/** One permit of a chain of replacements, oldest first; `replace_reason` says why it took the place of the one before. */
export const permitLinkSchema = z.object({
  id: idSchema,
  number: z.string(),
  status: permitStatusSchema,
  valid_from: localDaySchema,
  valid_until: localDaySchema,
  ...ownHoursShape,
  replace_reason: z.nullable(replaceReasonSchema),
})

/** What a permit's kind lets it do. */
const kindFactsSchema = z.object({
  openings: z.array(credentialKindSchema),
  /** The hours in which it opens: its kind's, narrowed to its own; none means the whole day. */
  time_windows: z.array(timeWindowSchema),
  max_vehicles: z.int(),
})

/** What the holder sees of a permit: everything but the office's own remarks. */
export const ownPermitSchema = z.extend(permitRowSchema, {
  ...kindFactsSchema.shape,
  ...z.omit(holderSchema, { user_type_code: true, locale: true }).shape,
  replace_reason: z.nullable(replaceReasonSchema),
  /** Why it was suspended or revoked. */
  reason: z.nullable(z.string()),
  credentials: z.array(permitCredentialSchema),
  /** Required documents that end before the permit does; it needs new ones. */
  outlived_documents: z.array(z.object({ id: idSchema, name: textSchema, expires_on: localDaySchema })),
  chain: z.array(permitLinkSchema),
  /** Where anyone with the paper in hand can check it; the QR code leads there. */
  verification_url: z.string(),
})
export type OwnPermit = z.output<typeof ownPermitSchema>

/** What keeps a permit from being deleted: it was issued upon an application, opened a gate, or stands in a chain. */
export const permitDeletionBlocks = ['application', 'passages', 'chain', 'renewal'] as const

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
  /** When it was asked for on paper, without an application. */
  received_on: z.nullable(localDaySchema),
  reminded_30_at: z.nullable(instantSchema),
  reminded_7_at: z.nullable(instantSchema),
  deletion_blocks: z.array(z.enum(permitDeletionBlocks)),
  documents: z.array(
    z.object({ id: idSchema, type: z.string(), file_name: z.string(), media_type: z.string(), created_at: instantSchema }),
  ),
  history: historySchema,
  mails: z.array(mailSchema),
})
export type PermitDetails = z.output<typeof permitDetailsSchema>
