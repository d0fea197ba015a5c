import { z } from 'zod/mini'
import { lineSchema } from '../primitives/field-schemas.ts'

export const statementEncodings = ['utf-8', 'windows-1250', 'iso-8859-2'] as const
export const statementDelimiters = [';', ',', 'tab'] as const
export const decimalSigns = [',', '.'] as const
export const dateForms = ['D.M.YYYY', 'YYYY-MM-DD', 'YYYYMMDD', 'D/M/YYYY'] as const

const columnSchema = lineSchema.check(z.maxLength(80))

/** How the CSV export of one bank is read: its columns are named by their titles in the first line. */
export const statementMappingSchema = z.object({
  encoding: z.enum(statementEncodings),
  delimiter: z.enum(statementDelimiters),
  /** Lines above the line with the titles of the columns. */
  skipped_lines: z.int().check(z.minimum(0), z.maximum(50)),
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
