import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Takes back what was entered by mistake about a service. The entry stays with its reason, and the act waits for service again. */
export const withdrawService = defineOperation({
  name: 'withdraw-service',
  method: 'POST',
  path: 'v1/admin/acts/services/{id}/withdraw',
  access: 'applications:conduct',
  summary: 'Takes back an entry about the service of an act',
  params: idParams,
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  errors: ['not_found', 'conflict', 'illegal_transition'],
  audit: { action: 'act:unserve', kind: 'change' },
})
