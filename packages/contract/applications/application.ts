import { z } from 'zod'
import { defineList } from '../list.ts'
import { localeSchema, textSchema } from '../locale.ts'
import { mailSchema } from '../mails/mail.ts'
import { requiredDocumentSchema, tariffPeriodSchema } from '../parking/permit-kind.ts'
import { idSchema, instantSchema } from '../primitives/ids.ts'
import { localDaySchema } from '../primitives/local-day.ts'
import { ownHoursShape } from '../parking/own-hours.ts'
import { documentSchema } from '../documents/document.ts'
import { historySchema } from '../events/event.ts'
import { applicationSources } from './application-labels.ts'
import { applicationActions, applicationStatuses } from './application-status.ts'

export const applicationStatusSchema = z.enum(applicationStatuses)
/** The steps that the reader may take now. */
export const allowedActionsSchema = z.array(z.enum(applicationActions))

/** One line of a list of applications. `valid_until` is the first day no longer valid. */
export const applicationRowSchema = z.object({
  id: idSchema,
  number: z.string(),
  status: applicationStatusSchema,
  name: z.string(),
  /** Null where a clerk entered what came on paper without it. */
  email: z.string().nullable(),
  plates: z.array(z.string()),
  permit_kind_id: idSchema,
  permit_kind_name: textSchema,
  parking_lot_id: idSchema,
  parking_lot_name: z.string(),
  period: tariffPeriodSchema,
  period_count: z.number().int(),
  valid_from: localDaySchema,
  valid_until: localDaySchema,
  ...ownHoursShape,
  fee_cents: z.number().int(),
  due_on: localDaySchema.nullable(),
  source: z.enum(applicationSources),
  created_at: instantSchema,
  updated_at: instantSchema,
  version: z.number().int(),
  actions: allowedActionsSchema,
})
export type ApplicationRow = z.output<typeof applicationRowSchema>

const statusFilter = z.union([applicationStatusSchema, z.array(applicationStatusSchema).min(1)])

export const applicationList = defineList({
  row: applicationRowSchema,
  sortable: [
    'number',
    'created_at',
    'updated_at',
    'name',
    'status',
    'valid_from',
    'valid_until',
    'due_on',
    'parking_lot_name',
    'fee_cents',
  ],
  defaultSort: { key: 'created_at', order: 'desc' },
  filters: z.object({
    /** The beginning of a number, a plate in any spelling, a part of a name, or an e-mail address. */
    search: z.string().max(120),
    status: statusFilter,
    /** True: only those that wait for a clerk. */
    waiting: z.boolean(),
    permit_kind_id: idSchema,
    parking_lot_id: idSchema,
    source: z.enum(applicationSources),
    /** When it was sent: instants, half-open. */
    from: instantSchema,
    until: instantSchema,
  }),
})

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

/** Everything a clerk decides by. */
export const applicationDetailsSchema = applicationRowSchema.extend({
  applicant_type: z.enum(['person', 'company']),
  user_type_code: z.string(),
  user_type_name: textSchema,
  street: z.string(),
  post_code: z.string(),
  city: z.string(),
  phone: z.string().nullable(),
  tax_number: z.string().nullable(),
  remark: z.string().nullable(),
  locale: localeSchema,
  reason: z.string().nullable(),
  supplement_text: z.string().nullable(),
  consent_at: instantSchema,
  /** When it came on paper; null where it was received as it was sent. */
  received_on: localDaySchema.nullable(),
  decided_at: instantSchema.nullable(),
  decided_by_name: z.string().nullable(),
  parking_lot_zone: z.string(),
  replace_reason: z.string().nullable(),
  vat_basis_points: z.number().int(),
  user: z.object({ id: idSchema, name: z.string() }).nullable(),
  permit: linkedRecord.nullable(),
  replaces_permit: linkedRecord.nullable(),
  renews_permit: linkedRecord.nullable(),
  /** What approval would cost now; null when no price holds. */
  fee: z.object({ fee_cents: z.number().int(), vat_basis_points: z.number().int() }).nullable(),
  required_documents: z.array(requiredDocumentSchema),
  documents: z.array(documentSchema),
  duplicates: z.array(duplicateSchema),
  history: historySchema,
  mails: z.array(mailSchema),
})
export type ApplicationDetails = z.output<typeof applicationDetailsSchema>
