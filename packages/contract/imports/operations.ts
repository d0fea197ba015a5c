import { z } from 'zod/mini'
import { fileErrors } from '../documents/file-errors.ts'
import { defineOperation, defineRead } from '../operation.ts'
import { importCountsSchema, importRowSchema, importSchema, importSubjects, mostImportColumns } from './import.ts'
import { idSchema } from '../primitives/field-schemas.ts'

const subjectSchema = z.enum(importSubjects)

const importBodySchema = z.object({
  subject: subjectSchema,
  /** What each column of the file means, by the keys of `importColumns` with commas between them; nothing for one that is not read. Absent: by its title. */
  columns: z.optional(z.string().check(z.maxLength(4000), z.regex(/^[a-z_,]*$/, 'invalid'))),
})

/**
 * Reads the titles of a file (CSV, XLSX or ODS) with the first rows below them, and says what each column is taken for: as it was chosen for the last file
 * with the same titles, or by its title. The file is not kept.
 */
export const readImportColumns = defineOperation({
  name: 'read-import-columns',
  path: 'v1/admin/imports/columns',
  access: 'users:roles',
  summary: 'Columns of a file with their first rows',
  multipart: true,
  files: 'tables',
  body: z.object({ subject: subjectSchema }),
  output: z.object({
    columns: z
      .array(z.object({ title: z.string(), samples: z.array(z.string()), key: z.nullable(z.string()) }))
      .check(z.maxLength(mostImportColumns)),
    rows: z.int(),
    /** Whether the meanings are those of an earlier file. */
    remembered: z.boolean(),
  }),
  errors: fileErrors,
})

/** Says of a file what would happen row by row, and changes no record; the meanings of its columns are remembered. The file is not kept. */
export const previewImport = defineOperation({
  name: 'preview-import',
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

/** The rows of an import that were refused, at most `mostNamedRows`. The other rows are records now. */
export const readImportRows = defineRead({
  name: 'read-import-rows',
  path: 'v1/admin/imports/{id}/rows',
  access: 'users:roles',
  summary: 'Refused rows of an import',
  output: z.object({ rows: z.array(importRowSchema) }),
})

/** The newest fifty imports. */
export const readImports = defineRead({
  name: 'read-imports',
  path: 'v1/admin/imports',
  access: 'users:roles',
  summary: 'Imports and how far they are',
  output: z.object({ imports: z.array(importSchema) }),
})

/** Imports a file in the background. Each row is judged again when it is written. Nobody gets a mail. */
export const startImport = defineOperation({
  name: 'start-import',
  path: 'v1/admin/imports/start',
  access: 'users:roles',
  summary: 'Imports people or permits in the background',
  multipart: true,
  files: 'tables',
  body: importBodySchema,
  output: z.object({ id: idSchema }),
  errors: fileErrors,
  audit: { action: 'import:start', kind: 'change' },
})

/**
 * Takes back in the background what an import made, also one that failed: permits are revoked, accounts that nobody has used are deleted as people
 * are. What was used or changed since, or may only be stored, stays, and so do changes of accounts that were there before.
 */
export const undoImport = defineOperation({
  name: 'undo-import',
  path: 'v1/admin/imports/{id}/undo',
  access: 'users:roles',
  summary: 'Takes an import back',
  output: importSchema,
  errors: ['illegal_transition'],
  audit: { action: 'import:undo', kind: 'change' },
})
