import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** Removes one of one's own views; the applications stay. */
export const deleteApplicationView = defineOperation({
  name: 'delete-application-view',
  method: 'GET',
  path: 'v1/admin/applications/views/{id}/delete',
  access: 'applications:read',
  summary: 'Removes a view of the list of applications',
  params: idParams,
  changesState: true,
  errors: ['not_found'],
  audit: { action: 'application_view:delete', kind: 'change' },
})
