import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { actTextScope, actTextSchema, actWordsSchema } from './act-texts.ts'

/** Saves a text as a new version. `conflict` when somebody has saved one since `version` was read. */
export const updateActText = defineOperation({
  name: 'update-act-text',
  method: 'POST',
  path: 'v1/admin/acts/texts/update',
  access: 'parameters:write',
  summary: 'Changes a text of acts',
  body: z.object({
    ...actTextScope,
    version: z.int().check(z.minimum(0)),
    words: actWordsSchema,
    second: z._default(z.nullable(actWordsSchema), null),
  }),
  output: actTextSchema,
  errors: ['not_found', 'conflict'],
  audit: { action: 'act:text', kind: 'change' },
})
