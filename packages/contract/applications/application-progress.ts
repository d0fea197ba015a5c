import { z } from 'zod/mini'
import { ownHoursShape, requiredDocumentSchema } from '../parking/permit-kind.ts'
import { localDaySchema, textSchema } from '../primitives/field-schemas.ts'
import { idSchema, instantSchema } from '../primitives/ids.ts'
import { allowedActionsSchema, applicationStatusSchema } from './application.ts'

/** What an applicant sees of an application: how far it is, what to do next. Nothing of who decided or of anyone else. */
export const applicationProgressSchema = z.object({
  id: idSchema,
  number: z.string(),
  status: applicationStatusSchema,
  name: z.string(),
  plates: z.array(z.string()),
  permit_kind_name: textSchema,
  parking_lot_name: z.string(),
  valid_from: localDaySchema,
  valid_until: localDaySchema,
  ...ownHoursShape,
  fee_cents: z.int(),
  created_at: instantSchema,
  due_on: z.nullable(localDaySchema),
  supplement_text: z.nullable(z.string()),
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  permit_number: z.nullable(z.string()),
  documents: z.array(z.object({ type: z.string(), type_name: textSchema, file_name: z.string(), created_at: instantSchema })),
  /** Types of documents that the supplement must bring; null where it was asked for in words alone. */
  requested_documents: z.nullable(z.array(z.string())),
  /** What may be sent as a supplement. */
  required_documents: z.array(requiredDocumentSchema),
  /** The statuses it has gone through, oldest first. */
  timeline: z.array(z.object({ at: instantSchema, status: applicationStatusSchema })),
  actions: allowedActionsSchema,
})
export type ApplicationProgress = z.output<typeof applicationProgressSchema>

/** The link that a mail carries: the application's number and its secret. */
export const applicationLinkSchema = z.object({
  number: z.string().check(z.minLength(1), z.maxLength(40)),
  token: z.string().check(z.minLength(1), z.maxLength(100)),
})

/** What sending an application answers; `token` opens its status page. */
export const submittedApplicationSchema = z.object({
  id: idSchema,
  number: z.string(),
  token: z.string(),
  /** Where the confirmation went; null where there is no address. */
  email: z.nullable(z.string()),
})

/** What a supplement is made of, beside its files `document.<type>`. */
export const supplementSchema = z.object({
  message: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  document_expires: z._default(z.record(z.string(), localDaySchema), {}),
})
