import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { localDaySchema } from '../../primitives/field-schemas.ts'
import { idSchema } from '../../primitives/ids.ts'
import { paymentDirections } from '../payment.ts'
import { guessedMappingSchema, statementLayoutSchema, statementMappingSchema } from './statement-mapping.ts'

/** Bytes of a file's beginning that are looked at. */
export const previewedBytes = 48_000

/** A movement as a mapping reads it. */
const previewedEntrySchema = z.object({
  booked_on: localDaySchema,
  direction: z.enum(paymentDirections),
  cents: z.int(),
  currency: z.string(),
  payer_name: z.nullable(z.string()),
  payer_iban: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  purpose: z.nullable(z.string()),
})
export type PreviewedEntry = z.output<typeof previewedEntrySchema>

/**
 * Looks at the beginning of a CSV file before it is uploaded, and keeps nothing of it: its first lines, which saved mapping fits it, what the
 * columns seem to be, and the first movements as they would be read.
 */
export const previewStatement = defineOperation({
  name: 'preview-statement',
  method: 'POST',
  path: 'v1/admin/documents/payments/preview',
  access: 'payments:write',
  summary: 'Looks at the beginning of a CSV statement',
  body: z.object({
    /** The first whole lines of the file, in base64. */
    head: z.base64().check(z.minLength(4), z.maxLength(Math.ceil(previewedBytes / 3) * 4)),
    /** Absent: as the file seems to be. */
    layout: z.optional(statementLayoutSchema),
    /** Absent: the saved mapping that fits, or what the columns seem to be. */
    mapping: z.optional(statementMappingSchema),
  }),
  output: z.object({
    /** The saved mapping whose titles the file has. */
    saved_id: z.nullable(idSchema),
    /** What the file seems to be. */
    guess: guessedMappingSchema,
    /** The titles of the columns. */
    titles: z.array(z.string()),
    /** The first lines below the titles, as cells. */
    lines: z.array(z.array(z.string())),
    /** The first five movements. */
    entries: z.array(previewedEntrySchema),
    /** Why the file cannot be read so, as a sentence. */
    fault: z.nullable(z.string()),
  }),
  errors: ['unsupported_file'],
})
