import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Takes back what was entered by mistake; the entry stays with its reason. `illegal_transition` where the matter has gone on because of it. */
export const withdrawRemedy = defineOperation({
  name: 'withdraw-remedy',
  method: 'POST',
  path: 'v1/admin/acts/remedies/{id}/withdraw',
  access: 'applications:conduct',
  summary: 'Takes back an entry about a renunciation or a court action',
  params: idParams,
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  errors: ['not_found', 'conflict', 'illegal_transition'],
  audit: { action: 'act:withdraw_remedy', kind: 'change' },
})
