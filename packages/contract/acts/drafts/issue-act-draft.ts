import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams, idSchema } from '../../primitives/ids.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Issues a prepared act. `second_person` when who prepared it and who issues it changed one another's account lately. */
export const issueActDraft = defineOperation({
  name: 'issue-act-draft',
  method: 'POST',
  path: 'v1/admin/acts/drafts/{id}/issue',
  access: 'applications:decide',
  summary: 'Issues a prepared act',
  params: idParams,
  body: z.object(seenVersion),
  output: z.object({ id: idSchema, number: z.string() }),
  errors: ['not_found', 'conflict', 'illegal_transition', 'second_person'],
  audit: { action: 'act:enact', kind: 'change' },
})
