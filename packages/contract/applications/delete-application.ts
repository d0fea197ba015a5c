import { z } from 'zod'
import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** Deletes an application with its documents; refused while a permit or a payment hangs on it. */
export const deleteApplication = defineOperation({
  name: 'delete-application',
  method: 'GET',
  path: 'v1/admin/applications/{id}/delete',
  access: 'applications:decide',
  summary: 'Deletes an application',
  params: idParams,
  query: z.object({ reason: z.string().trim().max(2000).optional() }),
  changesState: true,
  errors: ['not_found', 'in_use'],
  audit: { action: 'application:delete', kind: 'change' },
})
