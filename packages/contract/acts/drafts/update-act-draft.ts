import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { atOnceShape, heardShape } from '../../primitives/heard.ts'
import { idParams } from '../../primitives/ids.ts'
import { groundShape, suspensionGrounds } from '../suspension-ground.ts'
import { draftTexts } from './act-draft.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Changes what a draft says. Without a ground a suspension begins as the draft says. */
export const updateActDraft = defineOperation({
  name: 'update-act-draft',
  method: 'POST',
  path: 'v1/admin/acts/drafts/{id}/update',
  access: 'applications:conduct',
  summary: 'Changes what a draft says',
  params: idParams,
  body: z.object({
    ...seenVersion,
    ...draftTexts,
    ...groundShape,
    ground: z.optional(z.enum(suspensionGrounds)),
    ...heardShape,
    ...atOnceShape,
  }),
  output: z.object({ version: z.int() }),
  errors: ['not_found', 'conflict'],
  audit: { action: 'act:draft', kind: 'change' },
})
