import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { actKinds } from '../act-kinds.ts'
import { actWordsSchema } from './act-texts.ts'

/** A text as it would read on paper, filled with invented data and marked as a draft. */
export const previewActText = defineOperation({
  name: 'preview-act-text',
  method: 'POST',
  path: 'v1/admin/acts/texts/preview',
  access: 'parameters:write',
  summary: 'A text of acts on paper, with invented data (PDF)',
  body: z.object({ kind: z.enum(actKinds), words: actWordsSchema, second: z._default(z.nullable(actWordsSchema), null) }),
})
