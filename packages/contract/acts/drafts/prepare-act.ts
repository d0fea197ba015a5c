import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idSchema } from '../../primitives/ids.ts'
import { preparedActSchema } from './act-draft.ts'

/** Prepares an act that somebody who may decide issues. */
export const prepareAct = defineOperation({
  name: 'prepare-act',
  method: 'POST',
  path: 'v1/admin/acts/drafts/create',
  access: 'applications:conduct',
  summary: 'Prepares an act that somebody who may decide issues',
  body: preparedActSchema,
  output: z.object({ id: idSchema }),
  errors: ['not_found', 'illegal_transition', 'duplicate'],
  audit: { action: 'act:draft', kind: 'change' },
})
