import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Discards a draft that is not needed. */
export const discardActDraft = defineOperation({
  name: 'discard-act-draft',
  method: 'POST',
  path: 'v1/admin/acts/drafts/{id}/discard',
  access: 'applications:conduct',
  summary: 'Discards a draft that is not needed',
  params: idParams,
  body: z.object(seenVersion),
  errors: ['not_found', 'conflict'],
  audit: { action: 'act:discard', kind: 'change' },
})
