import { z } from 'zod/mini'
import { lineSchema } from '../../primitives/field-schemas.ts'
import { idSchema } from '../../primitives/ids.ts'
import { seenVersion } from '../../history/seen-version.ts'

export const statementEncodings = ['utf-8', 'windows-1250', 'iso-8859-2'] as const
export const statementDelimiters = [';', ',', 'tab'] as const
export const decimalSigns = [',', '.'] as const
export const dateForms = ['D.M.YYYY', 'YYYY-MM-DD', 'YYYYMMDD', 'D/M/YYYY'] as const

/** Longest title of a column; longer ones are cut for comparison. */
export const longestTitle = 80
/** Most columns of a file. */
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
