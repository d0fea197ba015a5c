import { addressZoneSchema } from '../addresses/address-zone.ts'
import { z } from 'zod/mini'
import { mailSchema } from '../mails/mail.ts'
import { feeWaiverSchema } from '../money/fees/fee-waiver.ts'
import { moneyLineSchema } from '../money/money-line.ts'
import { askedDocumentSchema } from '../parking/asked-document.ts'
import { ownHoursShape, tariffPeriodSchema } from '../parking/permit-kind.ts'
import { holderSchema } from '../primitives/holder-schemas.ts'
import { idSchema, instantSchema, localDaySchema, textSchema } from '../primitives/field-schemas.ts'
import { recordDocumentSchema } from '../documents/document.ts'
import { historySchema } from '../history/history.ts'
import { extensionSchema } from './extension.ts'
import { applicationActions, applicationSources, applicationStatuses } from './application-status.ts'

export const applicationStatusSchema = z.enum(applicationStatuses)
/** What lets the vehicles of a complete application through until it is decided. */
export const interimSchema = z.object({ from_at: instantSchema, until_at: instantSchema, plates: z.array(z.string()) })

/** The steps that the reader may take now. */
export const allowedActionsSchema = z.array(z.enum(applicationActions))

/** What was asked for, of an application that was granted in part: the application itself says from then on what was granted. */
export const askedClaimSchema = z.object({
  plates: z.array(z.string()),
  valid_from: localDaySchema,
  valid_until: localDaySchema,
  period_count: z.int(),
})
export type AskedClaim = z.output<typeof askedClaimSchema>

/** One line of a list of applications. `valid_until` is the first day no longer valid. */
export const applicationRowSchema = z.object({
  id: idSchema,
  number: z.string(),
  status: applicationStatusSchema,
  name: z.string(),
  /** Null when a clerk entered a paper application without it. */
  email: z.nullable(z.string()),
  plates: z.array(z.string()),
  permit_kind_id: idSchema,
  permit_kind_name: textSchema,
  parking_lot_id: idSchema,
  parking_lot_name: textSchema,
  period: tariffPeriodSchema,
  period_count: z.int(),
  valid_from: localDaySchema,
  valid_until: localDaySchema,
  ...ownHoursShape,
  fee_cents: z.int(),
  /** A decision that grants the claim holds: only the permit is left to be issued. */
  is_granted: z.boolean(),
  /** Since when its procedure rests by an order; no term runs and nothing is decided meanwhile. */
  suspended_on: z.nullable(localDaySchema),
  due_on: z.nullable(localDaySchema),
  /** The authority's own terms, see `termsFrom`; null while none runs. */
  call_by: z.nullable(localDaySchema),
  decide_by: z.nullable(localDaySchema),
  source: z.enum(applicationSources),
  created_at: instantSchema,
  updated_at: instantSchema,
  version: z.int(),
  actions: allowedActionsSchema,
})
export type ApplicationRow = z.output<typeof applicationRowSchema>

/** Another application or permit for one of the same plates in the same zone. */
export const duplicateSchema = z.object({
  kind: z.enum(['application', 'permit']),
  id: idSchema,
  number: z.string(),
  status: z.string(),
  name: z.string(),
  plates: z.array(z.string()),
  valid_from: localDaySchema,
  valid_until: localDaySchema,
  ...ownHoursShape,
})
export type Duplicate = z.output<typeof duplicateSchema>

const linkedRecord = z.object({ id: idSchema, number: z.string() })

/** Everything a clerk needs for the decision. */
export const applicationDetailsSchema = z.extend(applicationRowSchema, {
  applicant_type: z.enum(['person', 'company']),
  ...holderSchema.shape,
  user_type_name: textSchema,
  remark: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  supplement_text: z.nullable(z.string()),
  consent_at: instantSchema,
  /** When it came on paper; null for an application submitted online. */
  received_on: z.nullable(localDaySchema),
  decided_at: z.nullable(instantSchema),
  decided_by_name: z.nullable(z.string()),
  parking_lot_zone: textSchema,
  replace_reason: z.nullable(z.string()),
  wants_device: z.boolean(),
  /** The fee line by line; fixed when it is approved. */
  fee_lines: z.array(moneyLineSchema),
  fee_waiver: z.nullable(feeWaiverSchema),
  asked: z.nullable(askedClaimSchema),
  /** What has come after it was found that the permit was not paid for: it goes back, or the finding is withdrawn. */
  late_cents: z.int(),
  user: z.nullable(z.object({ id: idSchema, name: z.string() })),
  /** The clerk who has it. */
  assigned: z.nullable(z.object({ id: idSchema, name: z.string() })),
  permit: z.nullable(linkedRecord),
  replaces_permit: z.nullable(linkedRecord),
  renews_permit: z.nullable(linkedRecord),
  /** The lines that approval would fix now, without a waiver: the fee told at sending, at the price of the household's n-th permit. */
  fee: z.array(moneyLineSchema),
  /** When a supplement came after the order of dismissal was issued and before it was served. */
  late_supplement_at: z.nullable(instantSchema),
  /** Requests for more time and extensions by hand, the newest first. */
  extensions: z.array(extensionSchema),
  /** Until when which vehicles may pass before it is decided; null: they may not. */
  interim: z.nullable(interimSchema),
  /** Whether a decision is stored that can be downloaded; one made before acts were stored is not. */
  has_decision: z.boolean(),
  required_documents: z.array(askedDocumentSchema),
  documents: z.array(recordDocumentSchema),
  /** What the list of addresses says of the applicant's address; null where none is loaded. */
  address_zone: addressZoneSchema,
  duplicates: z.array(duplicateSchema),
  /** Where the kind has a cap that the holder or household has reached in these days: the cap, and the open permits that count. */
  cap: z.nullable(z.object({ cap: z.int(), open: z.int() })),
  history: historySchema,
  mails: z.array(mailSchema),
})
export type ApplicationDetails = z.output<typeof applicationDetailsSchema>
