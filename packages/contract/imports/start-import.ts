import { z } from 'zod/mini'
import { fileErrors } from '../documents/file-errors.ts'
import { defineOperation } from '../operation.ts'
import { idSchema } from '../primitives/ids.ts'
import { importBodySchema } from './preview-import.ts'

/** Imports a CSV file in the background. Each row is judged again when it is written. Nobody gets a mail. */
export const startImport = defineOperation({
  name: 'start-import',
  method: 'POST',
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
