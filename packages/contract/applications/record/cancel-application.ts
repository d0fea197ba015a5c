import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'

/**
 * Takes back an entry that a clerk made by mistake. The record and its documents are kept, with the reason; nothing is deleted. What a party sent,
 * and what was decided, is refused with `record_kept`. The path is that of the specification.
 */
export const cancelApplication = defineOperation({
  name: 'cancel-application',
  method: 'GET',
  path: 'v1/admin/applications/{id}/delete',
  access: 'applications:decide',
  summary: 'Cancels an application that was entered by mistake',
  params: idParams,
  query: z.object({ reason: reasonSchema }),
  changesState: true,
  errors: ['not_found', 'record_kept'],
  audit: { action: 'application:cancel', kind: 'change' },
})
