import { z } from 'zod/mini'
import { fileErrors } from '../documents/file-errors.ts'
import { defineOperation } from '../operation.ts'
import { importCountsSchema, importRowSchema, importSubjects } from './import.ts'

export const importBodySchema = z.object({ subject: z.enum(importSubjects) })

/** Says of a CSV file what would happen row by row, and changes nothing. The file is not kept. */
export const previewImport = defineOperation({
  name: 'preview-import',
  method: 'POST',
  path: 'v1/admin/imports/preview',
  access: 'users:roles',
  summary: 'Dry run of an import',
  multipart: true,
  files: 'tables',
  body: importBodySchema,
  output: z.object({
    counts: importCountsSchema,
    /** Refused rows first, at most `mostNamedRows`. */
    rows: z.array(importRowSchema),
    /** Titles of columns that nothing reads. */
    unread: z.array(z.string()),
  }),
  errors: fileErrors,
})
