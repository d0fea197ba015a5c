import { defineRead } from '../../operation.ts'
import { statementUploadSchema } from './upload-statement.ts'

/** What an earlier upload brought, as it stands now. */
export const readUpload = defineRead({
  name: 'read-upload',
  path: 'v1/admin/documents/payments/uploads/{id}',
  access: 'payments:read',
  summary: 'What an upload of a statement brought',
  output: statementUploadSchema,
})
