import { z } from 'zod'
import { defineList } from '../list.ts'
import { textSchema } from '../locale.ts'
import { idSchema, instantSchema } from '../primitives/ids.ts'
import { localDaySchema } from '../primitives/local-day.ts'
import { mediaTypes } from './upload-limits.ts'

/** What does not fit the documents of a kind: sent as a supplement, or added by a clerk. */
export const otherDocument = { type: 'other', name: { sl: 'Drugo dokazilo', en: 'Other document' } } as const

/** A document that came with an application or a permit. Its content is fetched by `read-document-content`; a deleted one has none. */
export const documentSchema = z.object({
  id: idSchema,
  type: z.string(),
  /** What its kind of permit calls the document. */
  type_name: textSchema,
  file_name: z.string(),
  media_type: z.enum(mediaTypes),
  byte_size: z.number().int(),
  sha256: z.string(),
  expires_on: localDaySchema.nullable(),
  /** The permit in force that the document was required for, and that is valid longer than it. */
  outlived_by: z.object({ id: idSchema, number: z.string(), valid_until: localDaySchema }).nullable(),
  application_id: idSchema.nullable(),
  application_number: z.string().nullable(),
  permit_id: idSchema.nullable(),
  permit_number: z.string().nullable(),
  holder_name: z.string().nullable(),
  created_at: instantSchema,
  deleted_at: instantSchema.nullable(),
  deleted_by_name: z.string().nullable(),
  delete_reason: z.string().nullable(),
})
export type Document = z.output<typeof documentSchema>

export const documentList = defineList({
  row: documentSchema,
  sortable: ['created_at', 'type', 'file_name', 'byte_size', 'expires_on', 'application_number', 'holder_name'],
  defaultSort: { key: 'created_at', order: 'desc' },
  filters: z.object({
    /** A part of the file's name, the application's or permit's number, or the holder's name. */
    search: z.string().max(120),
    type: z.string().max(40),
    /** Half-open local days: what expires from, and before. */
    expires_from: localDaySchema,
    expires_before: localDaySchema,
    /** True: only those that a permit in force was issued for and is valid longer than. */
    outlived: z.boolean(),
    /** True: also those whose content has been deleted. */
    deleted: z.boolean(),
  }),
})
