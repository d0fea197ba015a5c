import { z } from 'zod/mini'
import { historyRowSchema } from '../history/history.ts'
import { locales } from '../locale.ts'
import { localDaySchema, textSchema, idSchema, instantSchema } from '../primitives/field-schemas.ts'
import {
  answerWays,
  identityChecks,
  requestChannels,
  requestKinds,
  requestOutcomes,
  requestStatuses,
  requestSteps,
} from './subject-request-codes.ts'
import { addMonths } from '../primitives/local-day.ts'

export const subjectRequestRowSchema = z.object({
  id: idSchema,
  number: z.string(),
  status: z.enum(requestStatuses),
  kinds: z.array(z.enum(requestKinds)),
  name: z.string(),
  received_on: localDaySchema,
  /** The last day of the answer. */
  due_on: localDaySchema,
  outcome: z.nullable(z.enum(requestOutcomes)),
  entered_by_name: z.string(),
  version: z.int(),
})
export type SubjectRequestRow = z.output<typeof subjectRequestRowSchema>

/** A record with what it is called, and why it must stay. */
const keptRecordSchema = z.object({
  label: z.string(),
  table_name: textSchema,
  /** The first day on which it may go; null for one without a day. */
  until: z.nullable(localDaySchema),
  reason: textSchema,
})

const stepSchema = z.object({
  id: idSchema,
  kind: z.enum(requestSteps),
  at: instantSchema,
  made_by_name: z.string(),
  note: z.string(),
  has_files: z.boolean(),
  json_sha256: z.nullable(z.string()),
  pdf_sha256: z.nullable(z.string()),
  /** What was erased, in words. */
  erased: z.array(z.string()),
  stays: z.array(keptRecordSchema),
})
export type SubjectRequestStep = z.output<typeof stepSchema>

export const subjectRequestSchema = z.extend(subjectRequestRowSchema, {
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  tax_number: z.nullable(z.string()),
  plate: z.nullable(z.string()),
  street: z.string(),
  post_code: z.string(),
  city: z.string(),
  locale: z.enum(locales),
  channel: z.enum(requestChannels),
  extension_reason: z.nullable(z.string()),
  text: z.string(),
  identity: z.nullable(z.enum(identityChecks)),
  identity_on: z.nullable(localDaySchema),
  identity_note: z.nullable(z.string()),
  answer_text: z.nullable(z.string()),
  sent_by: z.nullable(z.enum(answerWays)),
  closed_at: z.nullable(instantSchema),
  has_letter: z.boolean(),
  is_restricting: z.boolean(),
  chosen: z.int(),
  steps: z.array(stepSchema),
  history: z.array(historyRowSchema),
})
export type SubjectRequest = z.output<typeof subjectRequestSchema>

/** A record that what is known of the person leads to. */
export const subjectMatchSchema = z.object({
  table: z.string(),
  record_id: idSchema,
  table_name: textSchema,
  label: z.string(),
  about: z.string(),
  at: instantSchema,
  chosen: z.boolean(),
  /** Why it must stay when erasure is asked; null where it may go. */
  stays: z.nullable(z.object({ until: z.nullable(localDaySchema), reason: textSchema })),
  /** The number of the request by which it may only be stored. */
  restricted_by: z.nullable(z.string()),
})
export type SubjectMatch = z.output<typeof subjectMatchSchema>

export const steppedRequestSchema = z.object({ id: idSchema, number: z.string(), status: z.enum(requestStatuses), version: z.int() })
/** The last day of the answer: one month after the request came (GDPR, article 12(3)). */
export const answerBy = (receivedOn: string): string => addMonths(receivedOn, 1)

/** The last day once the term was extended by two months, which the person must be told with the reasons. */
export const extendedAnswerBy = (receivedOn: string): string => addMonths(receivedOn, 3)
