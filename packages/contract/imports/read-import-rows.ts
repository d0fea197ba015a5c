import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { importRowSchema } from './import.ts'

/** The rows of an import that were refused, at most `mostNamedRows`. The other rows are records now. */
export const readImportRows = defineOperation({
  name: 'read-import-rows',
  method: 'GET',
  path: 'v1/admin/imports/{id}/rows',
  access: 'users:roles',
  summary: 'Refused rows of an import',
  params: idParams,
  output: z.object({ rows: z.array(importRowSchema) }),
  errors: ['not_found'],
})
