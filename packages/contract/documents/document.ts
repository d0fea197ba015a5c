import { z } from 'zod/mini'
import { localDaySchema, textSchema, idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { documentVerdicts } from './document-verdict.ts'
import { documentReadingSchema } from './document-reading.ts'
import { mediaTypes } from './upload-limits.ts'

/** A document of no type that its kind lists: sent as a supplement, or added by a clerk. */
export const otherDocument = { type: 'other', name: { sl: 'Drugo dokazilo', en: 'Other document' } } as const

/** A document that came with an application or a permit. Its content is fetched by `read-document-content`; a deleted one has none. */
export const documentSchema = z.object({
  id: idSchema,
  type: z.string(),
  /** What its kind of permit calls the document. */
  type_name: textSchema,
  file_name: z.string(),
  media_type: z.enum(mediaTypes),
  byte_size: z.int(),
  sha256: z.string(),
  expires_on: z.nullable(localDaySchema),
  /** The permit in force that required the document and is valid longer than it. */
  outlived_by: z.nullable(z.object({ id: idSchema, number: z.string(), valid_until: localDaySchema })),
  application_id: z.nullable(idSchema),
  application_number: z.nullable(z.string()),
  permit_id: z.nullable(idSchema),
  permit_number: z.nullable(z.string()),
  holder_name: z.nullable(z.string()),
  created_at: instantSchema,
  /** What a clerk found, why, who and when; all null until somebody has judged it. */
  verdict: z.nullable(z.enum(documentVerdicts)),
  verdict_reason: z.nullable(z.string()),
  judged_at: z.nullable(instantSchema),
  judged_by_name: z.nullable(z.string()),
  deleted_at: z.nullable(instantSchema),
  deleted_by_name: z.nullable(z.string()),
  delete_reason: z.nullable(z.string()),
})
export type Document = z.output<typeof documentSchema>

export const recordDocumentSchema = z.extend(documentSchema, {
  /** What a program read from it; null until it has, where it is not set up, and for readers who may not see documents. */
  reading: z.nullable(documentReadingSchema),
})
export type RecordDocument = z.output<typeof recordDocumentSchema>
