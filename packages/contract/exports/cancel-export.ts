import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** Stops an export that waits or is being written. */
export const cancelExport = defineOperation({
  name: 'cancel-export',
  method: 'GET',
  path: 'v1/exports/{id}/cancel',
  access: 'session',
  summary: 'Stops an export that is not ready',
  params: idParams,
  changesState: true,
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'export:cancel', kind: 'change' },
})
