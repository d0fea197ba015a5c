import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** The file of an export, while it is kept and the caller may see the list. */
export const downloadExport = defineOperation({
  name: 'download-export',
  method: 'GET',
  path: 'v1/exports/{id}/download',
  access: 'session',
  summary: 'The file of an export',
  params: idParams,
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'export:download', kind: 'read', everyTime: true },
})
