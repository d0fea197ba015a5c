import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idSchema, instantSchema } from '../../primitives/field-schemas.ts'
import { paymentStatusSchema } from '../payment.ts'
import { statementFaults } from './statement-faults.ts'
import { fileErrors } from '../../documents/file-errors.ts'

/** What an upload brought, as it stands now: payments that were matched since count as matched. */
export const statementUploadSchema = z.object({
  id: idSchema,
  file_name: z.string(),
  format: z.string(),
  uploaded_at: instantSchema,
  uploaded_by_name: z.nullable(z.string()),
  statements: z.array(
    z.object({
      id: idSchema,
      bank_id: z.nullable(z.string()),
      entries: z.int(),
      added: z.int(),
      /** What is wrong with it as a statement; its movements are recorded all the same. */
      faults: z.array(z.enum(statementFaults)),
    }),
  ),
  /** Movements in the file, and those that no earlier upload had. */
  entries: z.int(),
  added: z.int(),
  /** The payments it brought, by status; statuses without one are left out. */
  outcomes: z.array(z.object({ status: paymentStatusSchema, count: z.int(), cents: z.int() })),
  /** Applications that are paid in full and are being settled right now. */
  settling: z.int(),
})
export type StatementUpload = z.output<typeof statementUploadSchema>

/**
 * Reads a bank statement (camt.053, versions 02, 04 and 08, or CSV by a saved mapping), records its movements once and matches them. A file
 * that cannot be read whole, or is of another account or currency, changes nothing.
 */
export const uploadStatement = defineOperation({
  name: 'upload-statement',
  path: 'v1/admin/documents/payments/upload',
  access: 'payments:write',
  summary: 'Uploads a bank statement',
  multipart: true,
  files: 'statements',
  body: z.object({
    /** How a CSV file is read; not needed for camt.053. */
    mapping_id: z.optional(idSchema),
  }),
  output: statementUploadSchema,
  errors: [...fileErrors, 'not_found'],
  audit: { action: 'statement:upload', kind: 'change' },
})
