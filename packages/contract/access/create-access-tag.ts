import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idSchema } from '../primitives/ids.ts'
import { accessTagSchema } from './access-log.ts'
import { looksLikeOperatorNote } from './operator-note.ts'

/** Operators see what bears this label: a clerk's remark may name a person, which is not theirs to see. */
const notOperators = z.refine<string>((label) => !looksLikeOperatorNote(label), 'operator_label')

/** Adds a tag to a line of the access log: a short label and an optional remark. */
export const createAccessTag = defineOperation({
  name: 'create-access-tag',
  method: 'POST',
  path: 'v1/admin/access-log/create',
  access: 'access-log:write',
  summary: 'Tag a line of the access log',
  body: z.object({
    access_log_id: idSchema,
    label: z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.maxLength(60), notOperators),
    remark: z.nullish(z.string().check(z.trim(), z.maxLength(2000))),
  }),
  output: accessTagSchema,
  errors: ['not_found'],
  audit: { action: 'access_log:tag', kind: 'change' },
})
