import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** Says yes to a run that waits because it would take unusually many rows; it begins at once in the background. */
export const confirmRetention = defineOperation({
  name: 'confirm-retention',
  method: 'POST',
  path: 'v1/admin/privacy/retention/{id}/confirm',
  access: 'privacy:write',
  summary: 'Confirms a run of the retention that waits',
  params: idParams,
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'retention:confirm', kind: 'change' },
})
