import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** Removes an export with its file. */
export const deleteExport = defineOperation({
  name: 'delete-export',
  method: 'GET',
  path: 'v1/exports/{id}/delete',
  access: 'session',
  summary: 'Removes an export and its file',
  params: idParams,
  changesState: true,
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'export:delete', kind: 'change' },
})
