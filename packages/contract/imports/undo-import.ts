import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { importSchema } from './import.ts'

/**
 * Takes back in the background what an import made, also one that failed: permits are revoked, accounts that nobody has used are deleted as people
 * are. What was used or changed since, or may only be stored, stays, and so do changes of accounts that were there before.
 */
export const undoImport = defineOperation({
  name: 'undo-import',
  method: 'POST',
  path: 'v1/admin/imports/{id}/undo',
  access: 'users:roles',
  summary: 'Takes an import back',
  params: idParams,
  output: importSchema,
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'import:undo', kind: 'change' },
})
