import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'

/** Deletes an application with its documents. The audit trail keeps the reason. Refused while a permit or a payment refers to it. */
export const deleteApplication = defineOperation({
  name: 'delete-application',
  method: 'GET',
  path: 'v1/admin/applications/{id}/delete',
  access: 'applications:decide',
  summary: 'Deletes an application with a reason',
  params: idParams,
  query: z.object({ reason: reasonSchema }),
  changesState: true,
  errors: ['not_found', 'in_use'],
  audit: { action: 'application:delete', kind: 'change' },
})
