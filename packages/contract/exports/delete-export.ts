import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** Removes an export with its file. Refused with `mail_waiting` while a mail that is to be sent has the file attached. */
export const deleteExport = defineOperation({
  name: 'delete-export',
  method: 'GET',
  path: 'v1/exports/{id}/delete',
  access: 'session',
  summary: 'Removes an export and its file',
  params: idParams,
  changesState: true,
  errors: ['not_found', 'illegal_transition', 'mail_waiting'],
  audit: { action: 'export:delete', kind: 'change' },
})
