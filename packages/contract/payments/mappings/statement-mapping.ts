import { z } from 'zod/mini'
import { lineSchema, localDaySchema, idSchema } from '../../primitives/field-schemas.ts'
import { seenVersion } from '../../history/seen-version.ts'
import { defineOperation, defineRead } from '../../operation.ts'
import { paymentDirections } from '../payment.ts'

export const statementEncodings = ['utf-8', 'windows-1250', 'iso-8859-2'] as const
export const statementDelimiters = [';', ',', 'tab'] as const
export const decimalSigns = [',', '.'] as const
export const dateForms = ['D.M.YYYY', 'YYYY-MM-DD', 'YYYYMMDD', 'D/M/YYYY'] as const

/** Longest title of a column; longer ones are cut for comparison. */
export const longestTitle = 80
export const mostColumns = 100

const columnSchema = lineSchema.check(z.maxLength(longestTitle))

/** How the text of a file is divided into lines of cells. */
const layoutShape = {
  encoding: z.enum(statementEncodings),
  delimiter: z.enum(statementDelimiters),
  /** Lines above the line with the titles of the columns. */
  skipped_lines: z.int().check(z.minimum(0), z.maximum(50)),
}
export const statementLayoutSchema = z.object(layoutShape)
export type StatementLayout = z.output<typeof statementLayoutSchema>

/** How the CSV export of one bank is read: its columns are named by their titles in the first line. */
export const statementMappingSchema = z.object({
  ...layoutShape,
  decimal_sign: z.enum(decimalSigns),
  date_form: z.enum(dateForms),
  columns: z.object({
    booked_on: columnSchema,
    /** Signed, or only what came in where `debit` is a column of its own. */
    amount: columnSchema,
    debit: z.optional(columnSchema),
    /** Absent: euros. */
    currency: z.optional(columnSchema),
    reference: z.optional(columnSchema),
    payer_name: z.optional(columnSchema),
    payer_iban: z.optional(columnSchema),
    purpose: z.optional(columnSchema),
    bank_reference: z.optional(columnSchema),
  }),
})
export type StatementMapping = z.output<typeof statementMappingSchema>
export type MappedColumn = keyof StatementMapping['columns']

/** A mapping as far as a file can be guessed: a column that nobody can guess is an empty text. */
export const guessedMappingSchema = z.extend(statementMappingSchema, {
  columns: z.object({
    booked_on: z.string(),
    amount: z.string(),
    debit: z.string(),
    currency: z.string(),
    reference: z.string(),
    payer_name: z.string(),
    payer_iban: z.string(),
    purpose: z.string(),
    bank_reference: z.string(),
  }),
})
export type GuessedMapping = z.output<typeof guessedMappingSchema>

/** A mapping under the name of its bank, with all titles of its files: a file with the same titles is read by it. */
export const mappingFormSchema = z.object({
  name: lineSchema.check(z.maxLength(80)),
  titles: z.array(z.string().check(z.trim(), z.maxLength(longestTitle))).check(z.minLength(1), z.maxLength(mostColumns)),
  mapping: statementMappingSchema,
})
export type MappingForm = z.output<typeof mappingFormSchema>

export const savedMappingSchema = z.extend(mappingFormSchema, { id: idSchema, ...seenVersion })
export type SavedMapping = z.output<typeof savedMappingSchema>

/** Saves how the CSV export of a bank is read. */
export const createStatementMapping = defineOperation({
  name: 'create-statement-mapping',
  path: 'v1/admin/documents/payments/mappings/create',
  access: 'payments:write',
  summary: 'Saves a mapping of CSV statements',
  body: mappingFormSchema,
  output: z.object({ id: idSchema }),
  errors: ['duplicate'],
  audit: { action: 'statement_mapping:create', kind: 'change' },
})

/** Deletes a saved mapping. What was read by it stays. */
export const deleteStatementMapping = defineOperation({
  name: 'delete-statement-mapping',
  path: 'v1/admin/documents/payments/mappings/{id}/delete',
  access: 'payments:write',
  summary: 'Deletes a mapping of CSV statements',
  audit: { action: 'statement_mapping:delete', kind: 'change' },
})

/** How the CSV exports of the town's banks are read, by name. */
export const listStatementMappings = defineRead({
  name: 'list-statement-mappings',
  path: 'v1/admin/documents/payments/mappings',
  access: 'payments:read',
  summary: 'Saved mappings of CSV statements',
  output: z.object({ mappings: z.array(savedMappingSchema) }),
})

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

/** Changes a saved mapping; statements that were uploaded stay as they were read. */
export const updateStatementMapping = defineOperation({
  name: 'update-statement-mapping',
  path: 'v1/admin/documents/payments/mappings/{id}/update',
  access: 'payments:write',
  summary: 'Changes a mapping of CSV statements',
  body: z.extend(mappingFormSchema, seenVersion),
  errors: ['conflict', 'duplicate'],
  audit: { action: 'statement_mapping:update', kind: 'change' },
})
